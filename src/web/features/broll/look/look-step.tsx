import '@mantine/core/styles/Slider.layer.css';
import { Button, Input, Slider, Stack, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { brollLimits } from '#contract/broll.ts';
import type { Broll } from '#contract/calls/broll.ts';
import { videoFormatNames } from '#contract/video-formats.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { BackButton } from '../../../parts/wizard-frame/back-button.tsx';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { StageLayout } from '../../../parts/wizard-frame/stage-layout.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { PhotoViews } from '../photos/use-photo-views.ts';
import { arrivedPhotos, draftFromVideo, makesSameVideo } from '../state/draft.ts';
import type { BrollControl } from '../state/use-broll.ts';
import type { Start } from '../state/use-start.ts';
import { texts } from '../texts.ts';
import { FilmPreview } from './film-preview.tsx';
import { MusicField } from './music-field.tsx';
import { useStylePreviews } from './use-film-preview.ts';
import { StyleChoice } from './style-choice.tsx';

type LookStepProps = { control: BrollControl; views: PhotoViews; start: Start };

const formats = videoFormatNames.map((value) => ({ value, label: value }));

/** How the photos move, in which shape, and for how long. */
export function LookStep({ control, views, start }: LookStepProps) {
  const { draft, generationId, dispatch, openStep } = control;
  const { style, format, durationSeconds, audioTrackId } = draft;
  const photos = arrivedPhotos(draft);
  const first = photos[0];
  const url = first ? views.urlOf(first) : null;
  const previews = useStylePreviews(first ? { photoId: first.uploadId, text: first.text } : null);
  const made = useQueryClient().getQueryData<Broll>(queryKeys.broll(generationId ?? ''));
  const isWorthShowing = made !== undefined && made.status !== 'failed' && made.status !== 'cancelled';
  const isMade = isWorthShowing && makesSameVideo(draft, draftFromVideo(made));
  return (
    <StageLayout
      title={texts.look.title}
      lead={texts.look.lead}
      format={format}
      frame={<FilmPreview label={texts.look.frame} photo={first} url={url} style={style} format={format} />}
    >
      <Stack gap="lg">
        <StyleChoice
          value={style}
          url={url}
          previews={previews}
          onChange={(next) => dispatch({ type: 'change-settings', values: { style: next } })}
        />
        <ChoiceChips
          label={texts.look.format}
          choices={formats}
          value={format}
          onChange={(next) => dispatch({ type: 'change-settings', values: { format: next } })}
        />
        <Input.Wrapper
          label={`${texts.look.length}: ${texts.look.seconds(durationSeconds)}`}
          labelElement="div"
        >
          <Slider
            mt={6}
            value={durationSeconds}
            onChange={(next) => dispatch({ type: 'change-settings', values: { durationSeconds: next } })}
            min={brollLimits.minSeconds}
            max={brollLimits.maxSeconds}
            step={1}
            label={null}
            thumbLabel={texts.look.length}
            thumbValueText={texts.look.seconds}
          />
          <Text size="sm" c="dimmed" mt={6} mih="1.5em">
            {photos.length > durationSeconds ? texts.look.hurried : ''}
          </Text>
        </Input.Wrapper>
        <MusicField
          trackId={audioTrackId}
          onChange={(next) => dispatch({ type: 'change-settings', values: { audioTrackId: next } })}
        />
        {start.problem === null ? null : <Notice onDismiss={start.dismiss}>{start.problem}</Notice>}
      </Stack>
      <ActionBar>
        <BackButton onClick={() => openStep('photos')} />
        {isMade ? (
          <ContinueButton onClick={() => openStep('result')} />
        ) : (
          <Button
            size="lg"
            variant="gradient"
            leftSection={<IconSparkles size={20} aria-hidden />}
            disabled={photos.length === 0}
            loading={start.isStarting}
            onClick={start.begin}
          >
            {texts.look.make}
          </Button>
        )}
      </ActionBar>
    </StageLayout>
  );
}
