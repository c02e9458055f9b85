import { Button, Stack } from '@mantine/core';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WorkList } from '../../../ui/work-list.tsx';
import { BackButton } from '../../../parts/wizard-frame/back-button.tsx';
import { MediaOnItsWay } from '../../../parts/media-input/send/media-on-its-way.tsx';
import { StepLayout } from '../../../parts/wizard-frame/step-layout.tsx';
import type { CreatorControl } from '../state/creator-context.ts';
import { texts } from '../texts.ts';
import type { ProductPart } from '../upload/use-product-part.ts';
import { useCancel } from '../use-cancel.ts';
import type { GenerationWatch } from '../watch/use-generation.ts';
import type { HookState } from '../watch/hook-watch.ts';
import { AnotherHook } from './another-hook.tsx';
import { CaptionDownloads } from './caption-downloads.tsx';
import { ExhaustedPolling } from './exhausted-polling.tsx';
import { DownloadButton } from '../../../parts/final-video/download-button.tsx';
import { FinishedVideo } from '../../../parts/final-video/finished-video.tsx';
import { MendButton } from './mend-button.tsx';
import { FinalVideoFrame } from '../../../parts/final-video/final-video-frame.tsx';
import { PreviewProblem } from './preview-problem.tsx';
import { makingMessage, readPreview } from './preview-state.ts';
import { useEndedMessage } from '../../../parts/final-video/use-ended-message.ts';
import { useFinishedVideo } from './use-finished-video.ts';
import { useIsLate } from '../../../parts/task-progress/use-is-late.ts';
import { useFinalVideo } from './use-final-video.ts';
import { findCurrentWork, listWorkParts } from './work-parts.ts';

type PreviewStepProps = {
  control: CreatorControl;
  watch: GenerationWatch;
  product: ProductPart;
  hookState: HookState;
  /** The entries differ from the video's hook: the video does not start before the user chooses one. */
  isOtherHook: boolean;
  posterUrl: string | null;
  onCreateNew: () => void;
  onAnotherHook: () => void;
};

export function PreviewStep(props: PreviewStepProps) {
  const { control, watch, product, hookState, isOtherHook, posterUrl, onCreateNew, onAnotherHook } = props;
  const clipUpload = product.input.upload;
  const { generationId, draft, openStep } = control;
  const { query, isExhausted } = watch;
  const generation = query.data;
  const { outcome, tryAgain } = useFinalVideo(control, product, isOtherHook);
  const cancel = useCancel(generationId, draft.hookId);
  const state = readPreview(generation, outcome);
  const isReady = state.kind === 'ready';
  const isMaking = state.kind === 'making';
  const { state: clipState } = clipUpload;
  const isClipSending = clipState.phase === 'sending';
  const message = makingMessage({
    isClipSending,
    status: outcome.isStarting ? 'queued' : (generation?.status ?? 'queued'),
    percent: generation?.progress ?? 0,
    failedPolls: query.failureCount,
  });
  const work =
    clipState.phase === 'sending'
      ? { name: texts.preview.parts.product, percent: clipState.share * 100 }
      : generation && !outcome.isStarting
        ? findCurrentWork(generation, hookState.percent)
        : { name: texts.preview.parts.video, percent: 0 };
  const isLate = useIsLate(isMaking);
  const isFailed = state.kind === 'problem' && generation?.status === 'failed';
  const ended = useEndedMessage(
    isReady ? 'completed' : isFailed ? 'failed' : null,
    state.kind === 'problem' ? state.text : '',
  );
  const finished = useFinishedVideo(generation, isReady);
  const makingLead = isClipSending ? texts.preview.stayWhileSending : texts.preview.mayLeave;

  return (
    <StepLayout
      title={isReady ? texts.preview.ready : isMaking ? texts.preview.making : texts.preview.title}
      lead={ended ?? (isReady ? texts.preview.readyLead : isMaking ? makingLead : '')}
      phoneFrame={state.kind === 'problem' ? 'small' : 'large'}
      frame={
        <FinalVideoFrame
          videoUrl={isReady ? state.videoUrl : null}
          posterUrl={generation?.posterUrl ?? hookState.hook?.posterUrl ?? posterUrl}
          task={
            isMaking
              ? { id: `${generationId} ${work.name}`, message, percent: work.percent, subject: work.name }
              : null
          }
        />
      }
    >
      <Stack gap="lg">
        {finished ? (
          <FinishedVideo
            {...finished}
            download={
              <DownloadButton video={finished.video} readFreshUrl={finished.readFreshUrl} place="top" />
            }
            next={<AnotherHook onClick={onAnotherHook} />}
            onCreateNew={onCreateNew}
          >
            {finished.hasCaptions ? (
              <CaptionDownloads
                generationId={finished.video.id}
                videoFileName={finished.video.downloadFileName}
              />
            ) : null}
          </FinishedVideo>
        ) : null}
        {isMaking ? (
          <MediaOnItsWay upload={clipUpload} name={texts.upload.clipSending} failed={texts.upload.failed} />
        ) : null}
        {isMaking && generation && !isClipSending ? (
          <WorkList
            items={listWorkParts(generation, {
              hookPercent: hookState.percent,
              isStarting: outcome.isStarting,
            })}
          />
        ) : null}
        {state.kind === 'problem' ? <PreviewProblem problem={state} onCreateNew={onCreateNew} /> : null}
        {isMaking && query.isError ? <Notice>{texts.preview.unverified}</Notice> : null}
        {isMaking && isExhausted ? <ExhaustedPolling onAskAgain={watch.askAgain} /> : null}
        {isMaking && isLate ? <Notice tone="note">{texts.preview.late}</Notice> : null}
      </Stack>
      <ActionBar>
        <BackButton onClick={() => openStep('music')} />
        {isMaking && !isClipSending ? (
          <Button size="lg" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {texts.cancel}
          </Button>
        ) : null}
        {state.kind === 'problem' ? (
          <MendButton fix={state.fix} onTryAgain={tryAgain} onFix={openStep} />
        ) : null}
        {finished ? (
          <DownloadButton video={finished.video} readFreshUrl={finished.readFreshUrl} place="bar" />
        ) : null}
      </ActionBar>
    </StepLayout>
  );
}
