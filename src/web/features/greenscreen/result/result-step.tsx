import { Stack, Button } from '@mantine/core';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { IconBackground } from '@tabler/icons-react';
import type { Greenscreen } from '#contract/calls/greenscreens.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { UseAsProductButton } from '../../../parts/final-video/use-as-product-button.tsx';
import { DownloadButton } from '../../../parts/final-video/download-button.tsx';
import { FinalVideoFrame } from '../../../parts/final-video/final-video-frame.tsx';
import { FinishedVideo } from '../../../parts/final-video/finished-video.tsx';
import { useIsLate } from '../../../parts/task-progress/use-is-late.ts';
import { useEndedMessage } from '../../../parts/final-video/use-ended-message.ts';
import { videoMessage } from '../../../parts/final-video/video-message.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StageLayout } from '../../../parts/wizard-frame/stage-layout.tsx';
import { quietButton } from '../../../parts/final-video/quiet-button.ts';
import { applyVideoProgress } from '../../../lib/apply-video-progress.ts';
import { useLiveVideo } from '../../../lib/use-live-video.ts';
import type { Generate } from '../background/use-generate.ts';
import type { GreenscreenControl } from '../state/use-greenscreen.ts';
import { texts } from '../texts.ts';
import { greenscreenQuery } from '../state/queries.ts';
import { ResultActions } from './result-actions.tsx';
import { engineFacts, readResult } from './result-state.ts';

type ResultStepProps = {
  control: GreenscreenControl;
  generate: Generate;
  /** Opens the hook creator with an upload as its product clip. */
  onUseAsProduct: (uploadId: string) => void;
  onCreateNew: () => void;
};

/** The video while it is made, once it is finished, and when it could not be made. */
export function ResultStep({ control, generate, onUseAsProduct, onCreateNew }: ResultStepProps) {
  const queryClient = useQueryClient();
  const { generationId } = control;
  const query = useGreenscreenVideo(generationId);
  const video = query.data;
  const state = readResult(video);
  const isMaking = state.kind === 'making';
  const isLate = useIsLate(isMaking);
  const problem = state.kind === 'problem' ? state : null;
  const ended = useEndedMessage(
    state.kind === 'ready' ? 'completed' : problem && !problem.isCancelled ? 'failed' : null,
    problem?.text ?? '',
  );
  const changeShare = (shareUrl: string | null) =>
    queryClient.setQueryData<Greenscreen>(
      queryKeys.greenscreen(generationId ?? ''),
      (current) => current && { ...current, shareUrl },
    );
  const readFreshUrl = async () => (await query.refetch()).data?.videoUrl ?? '';
  const change = (
    <ChangeBackground isQuiet={state.kind === 'ready'} onClick={() => control.openStep('background')} />
  );
  const percent = Math.round(video?.progress ?? 0);
  const title = isMaking
    ? texts.result.making
    : state.kind === 'ready'
      ? texts.result.ready
      : state.isCancelled
        ? texts.result.stopped
        : texts.result.failed;
  const lead = isMaking ? texts.result.mayLeave : state.kind === 'ready' ? texts.result.readyLead : '';
  return (
    <StageLayout
      title={title}
      lead={ended ?? lead}
      format={video?.format}
      frame={
        <FinalVideoFrame
          videoUrl={state.kind === 'ready' ? state.video.url : null}
          posterUrl={video?.posterUrl ?? null}
          format={video?.format}
          task={
            isMaking
              ? {
                  id: generationId ?? '',
                  message: videoMessage(video?.status ?? 'queued', percent, ''),
                  percent,
                  subject: texts.result.subject,
                }
              : null
          }
        />
      }
    >
      <Stack gap="lg">
        {state.kind === 'ready' && video ? (
          <FinishedVideo
            video={state.video}
            engines={engineFacts(video)}
            download={<DownloadButton video={state.video} readFreshUrl={readFreshUrl} place="top" />}
            next={<UseAsProductButton generationId={video.generationId} onReady={onUseAsProduct} />}
            onShareChange={changeShare}
            onCreateNew={onCreateNew}
          >
            {change}
          </FinishedVideo>
        ) : null}
        {problem ? <Notice tone={problem.isCancelled ? 'note' : 'problem'}>{problem.text}</Notice> : null}
        {problem ? change : null}
        {generate.problem === null ? null : <Notice onDismiss={generate.dismiss}>{generate.problem}</Notice>}
        {isMaking && query.isError ? <Notice>{texts.result.unverified}</Notice> : null}
        {isMaking && isLate ? <Notice tone="note">{texts.result.late}</Notice> : null}
      </Stack>
      <ResultActions control={control} generate={generate} state={state} readFreshUrl={readFreshUrl} />
    </StageLayout>
  );
}

/** Back to the background, with the same clip. */
const ChangeBackground = ({ isQuiet, onClick }: { isQuiet: boolean; onClick: () => void }) => (
  <Button
    {...(isQuiet ? quietButton : { size: 'lg', fullWidth: true })}
    leftSection={<IconBackground size={20} aria-hidden />}
    onClick={onClick}
  >
    {texts.result.change}
  </Button>
);

/** Reads a video and keeps it up to date while it is shown; null reads nothing. */
function useGreenscreenVideo(generationId: string | null) {
  const id = generationId ?? '';
  const query = useQuery({ ...greenscreenQuery(id), enabled: generationId !== null });
  useLiveVideo({
    id: generationId,
    video: query.data,
    queryKey: queryKeys.greenscreen(id),
    applyEvent: (video, event) => applyVideoProgress(video, event, { id }),
    outdated: [queryKeys.wallet, queryKeys.unfinished, queryKeys.videos],
  });
  return query;
}
