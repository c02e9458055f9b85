import { Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { acceptedFiles } from '#contract/file-types.ts';
import { brollTexts } from '#contract/broll.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { StageLayout } from '../../../parts/wizard-frame/stage-layout.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { EmptyFrame } from '../../../ui/empty-frame.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { FilmPreview } from '../look/film-preview.tsx';
import { arrivedPhotos, hasRoom } from '../state/draft.ts';
import type { BrollControl } from '../state/use-broll.ts';
import { texts } from '../texts.ts';
import { PhotoList } from './photo-list.tsx';
import type { PhotoFiles } from './use-photo-files.ts';
import type { PhotoViews } from './use-photo-views.ts';

type PhotosStepProps = {
  control: BrollControl;
  files: PhotoFiles;
  views: PhotoViews;
  /** Leaves the creator, beside the next thing to do. */
  goBack: ReactNode;
};

/** Chooses the photos, puts them in order and writes on them. */
export function PhotosStep({ control, files, views, goBack }: PhotosStepProps) {
  const { draft, leftOut, dispatch, openStep } = control;
  const { photos, style, format } = draft;
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = photos.find(({ id }) => id === shownId) ?? photos[0] ?? null;
  const lack = files.areOnTheirWay
    ? texts.photos.underWay
    : arrivedPhotos(draft).length === 0
      ? texts.photos.addFirst
      : null;
  return (
    <StageLayout
      title={texts.photos.title}
      lead={texts.photos.lead}
      format={format}
      isHiddenOnPhone={shown === null}
      isPinned
      frame={
        shown === null ? (
          <PhoneFrame label={texts.photos.frame} format={format}>
            <EmptyFrame
              posterUrls={[]}
              icon={<IconPhoto size={36} stroke={1.5} aria-hidden />}
              words={texts.photos.emptyFrame}
            />
          </PhoneFrame>
        ) : (
          <FilmPreview
            label={texts.photos.frame}
            photo={shown}
            url={views.urlOf(shown)}
            style={style}
            format={format}
          />
        )
      }
    >
      <Stack gap="md">
        {photos.length === 0 ? null : (
          <PhotoList
            control={control}
            files={files}
            views={views}
            shownId={shown?.id ?? null}
            onShow={setShownId}
          />
        )}
        {files.refused.map(({ id, name, code }) => (
          <Notice key={id} onDismiss={() => files.dismiss(id)}>
            <b>{name}: </b>
            {errorTexts[code]}
          </Notice>
        ))}
        {leftOut > 0 ? (
          <Notice onDismiss={() => dispatch({ type: 'dismiss-left-out' })}>
            {brollTexts.tooManyPhotos} {texts.photos.left(leftOut)}
          </Notice>
        ) : null}
        {hasRoom(draft) ? (
          <FileDrop
            // A field of its own above and below the list, so that nothing jumps when the first photo arrives.
            key={photos.length === 0 ? 'first' : 'more'}
            title={photos.length === 0 ? texts.photos.choose : texts.photos.more}
            hints={texts.photos.hints}
            icon={<IconPhoto size={28} aria-hidden />}
            accept={acceptedFiles('photo')}
            onChoose={(...chosen) => files.add(chosen)}
            isMultiple
            isSmall={photos.length > 0}
          />
        ) : null}
        <Text size="sm" c="dimmed">
          {photos.length === 0 ? '' : `${texts.photos.count(photos.length)}. `}
          {texts.photos.metadata}
        </Text>
      </Stack>
      <ActionBar>
        {goBack}
        <ContinueButton
          isDisabled={lack !== null}
          {...(lack === null ? {} : { label: lack })}
          onClick={() => openStep('look')}
        />
      </ActionBar>
    </StageLayout>
  );
}
