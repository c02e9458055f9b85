import { Stack, Textarea, Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { defaultVideoFormat, videoFormats } from '#contract/video-formats.ts';
import { placeClipText } from '#contract/word-captions/place-clip-text.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { FramingControl } from '../../../parts/framing/framing-control.tsx';
import { useFraming } from '../../../parts/framing/use-framing.ts';
import { MediaField } from '../../../parts/media-input/media-field.tsx';
import { MediaTools } from '../../../parts/media-input/media-tools.tsx';
import { MediaFrame } from '../../../parts/media-input/media-frame.tsx';
import { useMediaInputView } from '../../../parts/media-input/use-media-input-view.ts';
import { OverlayLoss } from '../../../parts/overlay-text/overlay-loss.tsx';
import { OverlayPreview } from '../../../parts/overlay-text/overlay-preview.tsx';
import { BackButton } from '../../../parts/wizard-frame/back-button.tsx';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { StepLayout } from '../../../parts/wizard-frame/step-layout.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import type { CreatorControl } from '../state/creator-context.ts';
import { texts } from '../texts.ts';
import { ClipCaptionPreview } from './clip-caption-preview.tsx';
import { ClipCaptionsField } from './clip-captions-field.tsx';
import type { ProductPart } from './use-product-part.ts';

type UploadStepProps = {
  control: CreatorControl;
  product: ProductPart;
  posterUrl: string | null;
  /** Whether a notice above already says that the hook is not started yet. */
  isHookPostponed: boolean;
  /** Link to making a clip from photos. */
  photosLink?: ReactNode;
};

const fieldTexts = {
  choose: texts.upload.choose,
  hints: [texts.upload.welcome],
  different: texts.upload.different,
  failed: texts.upload.failed,
};

export function UploadStep({ control, product, posterUrl, isHookPostponed, photosLink }: UploadStepProps) {
  const { input, attachment } = product;
  const { generationId, draft, changeProduct, openStep, continueFrom } = control;
  const { uploadId, overlayText } = draft.product;
  const isPhone = useIsPhone();
  const view = useMediaInputView(input, draft.product, attachment.reset);
  const clipView = {
    ...view,
    choose: (file: File) => {
      // Another clip has another shape, words and level.
      changeProduct({ framing: null, captions: null, volume: limits.defaultClipVolume });
      view.choose(file);
    },
  };
  const hasClip = view.media !== null;
  const framing = useFraming(clipView, draft.product.framing, (next) => {
    attachment.reset();
    changeProduct({ framing: next });
  });
  const places = placeClipText(
    { hasCaptions: draft.product.captions !== null, picture: framing?.placed.placement ?? null },
    videoFormats[defaultVideoFormat],
  );
  const framingControl = framing ? <FramingControl {...framing.control} /> : null;
  const textField = (
    <>
      <Textarea
        label={texts.upload.overlay}
        placeholder={texts.upload.overlayPlaceholder}
        value={overlayText}
        onChange={(event) => changeProduct({ overlayText: event.currentTarget.value })}
        autosize
        minRows={2}
        maxRows={5}
      />
      <OverlayLoss text={overlayText} rest="lost" />
    </>
  );
  const continueToMusic = async (): Promise<void> => {
    // A clip that is still being sent is attached when it has arrived.
    if (uploadId !== null) {
      const isAttached = await attachment.attach().then(
        () => true,
        () => false,
      );
      // The error is shown below.
      if (!isAttached) return;
    }
    continueFrom('upload');
  };

  return (
    <StepLayout
      title={texts.upload.title}
      lead={texts.upload.lead}
      phoneFrame={hasClip ? 'small' : 'none'}
      frameControls={
        isPhone && hasClip ? (
          <Stack gap="md">
            <MediaTools view={clipView} different={texts.upload.different} />
            {textField}
            {framingControl}
          </Stack>
        ) : null
      }
      frame={
        <MediaFrame
          view={clipView}
          label={texts.upload.frame}
          emptyText={texts.upload.emptyFrame}
          posterUrls={posterUrl === null ? [] : [posterUrl]}
          placed={framing?.placed ?? null}
        >
          <OverlayPreview text={overlayText} place={places.overlay} />
          <ClipCaptionPreview
            product={draft.product}
            clipSeconds={view.facts?.durationSeconds}
            centreShare={places.centreShare}
          />
        </MediaFrame>
      }
    >
      <Stack gap="lg">
        {generationId === null && !isHookPostponed ? (
          <HookMissing onGoToHook={() => openStep('hook')} />
        ) : null}
        <MediaField view={clipView} words={fieldTexts} hasTools={!isPhone} placed={framing?.placed ?? null} />
        {isPhone ? null : framingControl}
        {hasClip ? (
          <>
            {isPhone ? null : textField}
            <ClipCaptionsField
              captions={draft.product.captions}
              offsetSeconds={input.original ? (input.cutRange?.startSeconds ?? 0) : null}
              onChange={(captions) => {
                attachment.reset();
                changeProduct({ captions });
              }}
            />
          </>
        ) : (
          <>
            <AcceptedFiles />
            {photosLink}
          </>
        )}
        {attachment.error ? (
          <Notice onDismiss={attachment.reset}>
            {failureText(attachment.error, texts.upload.attachFailed)}
          </Notice>
        ) : null}
      </Stack>
      <ActionBar>
        <BackButton onClick={() => openStep('hook')} />
        <ContinueButton
          isDisabled={generationId === null || !view.isChosen}
          isLoading={attachment.isAttaching}
          onClick={() => void continueToMusic()}
        />
      </ActionBar>
    </StepLayout>
  );
}

const AcceptedFiles = () => (
  <Disclosure name={texts.upload.whichFiles}>
    <Stack gap={4} fz="sm">
      <span>{texts.upload.formats}</span>
      {/* Two elements: the first is a text of the specification. */}
      <span>
        <span>{texts.upload.durations}</span> <span>{texts.upload.durationsRest}</span>
      </span>
      <span>{texts.upload.limits}</span>
    </Stack>
  </Disclosure>
);

/** Steps can be viewed in any order, but a video starts with its hook. */
const HookMissing = ({ onGoToHook }: { onGoToHook: () => void }) => (
  <Paper withBorder p="md">
    <Group justify="space-between" gap="sm">
      <Text flex="1 1 220px">{texts.nothingBegun}</Text>
      <Button onClick={onGoToHook}>{texts.toHook}</Button>
    </Group>
  </Paper>
);
