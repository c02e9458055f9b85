import { Group, Stack, Textarea } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { useState } from 'react';
import { acceptedFiles } from '#contract/file-types.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { TrimRange } from '../../../ui/trim/trim-range.ts';
import type { VideoFacts } from '../../../ui/video-player.tsx';
import { BackButton } from '../../../parts/wizard-frame/back-button.tsx';
import { mediaInputTexts } from '../../../parts/media-input/media-input-texts.ts';
import { ChooseAnother } from '../../../parts/media-input/choose-another.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { NoHookYet } from './no-hook-yet.tsx';
import { OverlayLoss } from '../../../parts/overlay-text/overlay-loss.tsx';
import { SendingProblem } from '../../../parts/media-input/send/sending-problem.tsx';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { StepLayout } from '../../../parts/wizard-frame/step-layout.tsx';
import type { CreatorControl } from '../state/creator-context.ts';
import { texts } from '../texts.ts';
import { useMedia } from '../../../parts/media-input/use-media.ts';
import { MediaCard } from '../../../parts/media-input/media-card.tsx';
import { ClipFrame } from './clip-frame.tsx';
import { readTrimming } from '../../../parts/media-input/trim/read-trimming.ts';
import { TrimControl } from '../../../parts/media-input/trim/trim-control.tsx';
import type { ProductPart } from './use-product-part.ts';

type UploadStepProps = {
  control: CreatorControl;
  product: ProductPart;
  posterUrl: string | null;
  /** A notice above says already that the hook is still to be started. */
  isHookPostponed: boolean;
};

export function UploadStep(props: UploadStepProps) {
  const { control, posterUrl, isHookPostponed } = props;
  const { fileUpload, clip: productClip, attachment } = props.product;
  const { generationId, draft, changeProduct, openStep, continueFrom } = control;
  const { product } = draft;
  const { media: clip, refusal } = useMedia(fileUpload, product.uploadId);
  const [facts, setFacts] = useState<VideoFacts | null>(null);
  const [isUnplayable, setIsUnplayable] = useState(false);
  const [isTrimming, setIsTrimming] = useState(false);
  const { phase } = fileUpload.state;
  const goOn = () => {
    // A clip that is not there yet follows while the person is at the next step.
    if (product.uploadId === null) continueFrom('upload');
    // A failure is shown below.
    else
      attachment.attach().then(
        () => continueFrom('upload'),
        () => undefined,
      );
  };

  const choose = (file: File) => {
    attachment.reset();
    setFacts(null);
    setIsUnplayable(false);
    productClip.choose(file);
  };
  const trim = async (range: TrimRange | null) => {
    attachment.reset();
    setFacts(null);
    await productClip.trim(range);
  };
  const trimming = readTrimming(clip, productClip, product);
  const isSoonThere = phase === 'chosen' || phase === 'sending';
  const isReady = generationId !== null && refusal === null && (isSoonThere || product.uploadId !== null);
  const { original } = productClip;
  const isServersCut = original?.facts?.isPlayable === false;

  return (
    <StepLayout
      title={texts.upload.title}
      lead={texts.upload.lead}
      phoneFrame={clip === null ? 'none' : 'small'}
      frame={
        <ClipFrame
          clip={clip}
          posterUrl={posterUrl}
          product={product}
          isStill={isTrimming}
          isUnplayable={isUnplayable}
          onFacts={setFacts}
          onUnplayable={() => setIsUnplayable(true)}
        />
      }
    >
      <Stack gap="lg">
        {generationId === null && !isHookPostponed ? <NoHookYet onGoToHook={() => openStep('hook')} /> : null}
        <SendingProblem fileUpload={fileUpload} refusal={refusal} failed={texts.upload.failed} />
        {fileUpload.unfinishedName === null ? null : (
          <Notice tone="note">{mediaInputTexts.unfinished(fileUpload.unfinishedName)}</Notice>
        )}
        {clip === null ? (
          <FileDrop
            title={texts.upload.choose}
            hints={[texts.upload.formats, texts.upload.durations]}
            icon={<IconMovie size={28} aria-hidden />}
            accept={acceptedFiles('video')}
            onChoose={choose}
          />
        ) : (
          <>
            <MediaCard
              media={clip}
              facts={facts ?? (isServersCut ? original.facts : null)}
              fileUpload={fileUpload}
            />
            {isServersCut ? <Notice tone="note">{mediaInputTexts.serverCut}</Notice> : null}
            <Group gap="sm">
              {refusal !== null || trimming.isTooShort ? null : (
                <TrimControl
                  {...trimming}
                  workShare={productClip.cutShare}
                  onTrim={trim}
                  isOpen={isTrimming}
                  onOpenChange={setIsTrimming}
                  onStop={productClip.stopCutting}
                />
              )}
              <ChooseAnother
                label={texts.upload.different}
                accept={acceptedFiles('video')}
                onChoose={choose}
              />
            </Group>
            <Textarea
              label={texts.upload.overlay}
              placeholder={texts.upload.overlayPlaceholder}
              value={product.overlayText}
              onChange={(event) => changeProduct({ overlayText: event.currentTarget.value })}
              autosize
              minRows={2}
              maxRows={5}
            />
            <OverlayLoss text={product.overlayText} rest="lost" />
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
        <ContinueButton isDisabled={!isReady} isLoading={attachment.isAttaching} onClick={goOn} />
      </ActionBar>
    </StepLayout>
  );
}
