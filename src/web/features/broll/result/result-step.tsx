import { Button, Stack } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Broll } from '#contract/calls/broll.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { UseAsProductButton } from '../../../parts/final-video/use-as-product-button.tsx';
import { DownloadButton } from '../../../parts/final-video/download-button.tsx';
import { FinalVideoFrame } from '../../../parts/final-video/final-video-frame.tsx';
import { FinishedVideo } from '../../../parts/final-video/finished-video.tsx';
import { quietButton } from '../../../parts/final-video/quiet-button.ts';
import { useEndedMessage } from '../../../parts/final-video/use-ended-message.ts';
import { useIsLate } from '../../../parts/task-progress/use-is-late.ts';
import { StageLayout } from '../../../parts/wizard-frame/stage-layout.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { BrollDraft } from '../state/draft.ts';
import type { Start } from '../state/use-start.ts';
import { texts } from '../texts.ts';
import { MakingFrame } from './making-frame.tsx';
import { engineFacts, readResult, type ResultState } from './result-state.ts';
import { useBrollVideo } from './use-broll-video.ts';

type ResultStepProps = {
  generationId: string;
  draft: BrollDraft;
  /** URL of the first photo. */
  photoUrl: string | null;
  start: Start;
  onChange: () => void;
  /** Opens the hook creator with an upload as its product clip. */
  onUseAsProduct: (uploadId: string) => void;
  onCreateNew: () => void;
};

function headingOf(state: ResultState): { title: string; lead: string } {
  const words = texts.result;
  if (state.kind === 'making') return { title: words.making, lead: words.mayLeave };
  if (state.kind === 'ready') return { title: words.ready, lead: words.readyLead };
  return { title: state.isCancelled ? words.stopped : words.failed, lead: '' };
}

/** The film while it is made, once it is finished, and when it could not be made. */
export function ResultStep(props: ResultStepProps) {
  const { generationId, draft, photoUrl, start, onChange, onUseAsProduct, onCreateNew } = props;
  const queryClient = useQueryClient();
  const { query, cancel } = useBrollVideo(generationId);
  const video = query.data;
  const state = readResult(video);
  const isMaking = state.kind === 'making';
  const isLate = useIsLate(isMaking);
  const problem = state.kind === 'problem' ? state : null;
  const hasFailed = problem !== null && !problem.isCancelled;
  const ended = useEndedMessage(
    state.kind === 'ready' ? 'completed' : hasFailed ? 'failed' : null,
    problem?.text ?? '',
  );
  const { title, lead } = headingOf(state);
  const format = video?.settings.format ?? draft.format;
  const readFreshUrl = async () => (await query.refetch()).data?.videoUrl ?? '';
  const change = (
    <Button
      {...(state.kind === 'ready' ? quietButton : { size: 'lg', fullWidth: true })}
      leftSection={<IconPhoto size={20} aria-hidden />}
      onClick={onChange}
    >
      {texts.result.change}
    </Button>
  );
  return (
    <StageLayout
      title={title}
      lead={ended ?? lead}
      format={format}
      frame={
        state.kind === 'ready' ? (
          <FinalVideoFrame
            videoUrl={state.video.url}
            posterUrl={state.video.posterUrl}
            format={format}
            showsProduct
            task={null}
          />
        ) : (
          <MakingFrame id={generationId} video={video} draft={draft} url={photoUrl} isMaking={isMaking} />
        )
      }
    >
      <Stack gap="lg">
        {state.kind === 'ready' ? (
          <FinishedVideo
            video={state.video}
            engines={video && engineFacts(video)}
            onShareChange={(shareUrl) =>
              queryClient.setQueryData<Broll>(
                queryKeys.broll(generationId),
                (current) => current && { ...current, shareUrl },
              )
            }
            download={<DownloadButton video={state.video} readFreshUrl={readFreshUrl} place="top" />}
            next={<UseAsProductButton generationId={generationId} onReady={onUseAsProduct} />}
            onCreateNew={onCreateNew}
          >
            {change}
          </FinishedVideo>
        ) : null}
        {problem ? <Notice tone={problem.isCancelled ? 'note' : 'problem'}>{problem.text}</Notice> : null}
        {problem ? change : null}
        {start.problem === null ? null : <Notice onDismiss={start.dismiss}>{start.problem}</Notice>}
        {isMaking && query.isError ? <Notice>{texts.result.unverified}</Notice> : null}
        {isMaking && isLate ? <Notice tone="note">{texts.result.late}</Notice> : null}
      </Stack>
      <ActionBar>
        {isMaking ? (
          <Button size="lg" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {texts.cancel}
          </Button>
        ) : null}
        {problem ? (
          <Button size="lg" variant="gradient" loading={start.isStarting} onClick={start.begin}>
            {texts.look.again}
          </Button>
        ) : null}
        {state.kind === 'ready' ? (
          <DownloadButton video={state.video} readFreshUrl={readFreshUrl} place="bar" />
        ) : null}
      </ActionBar>
    </StageLayout>
  );
}
