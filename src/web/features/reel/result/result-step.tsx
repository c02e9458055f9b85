import { Button, Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { type Reel, reelStages } from '#contract/calls/reels.ts';
import type { ReelLine } from '#contract/reels.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useEndedMessage } from '../../../parts/final-video/use-ended-message.ts';
import { VideoFacts } from '../../../parts/final-video/video-facts.tsx';
import { useIsLate } from '../../../parts/task-progress/use-is-late.ts';
import { StageLayout } from '../../../parts/wizard-frame/stage-layout.tsx';
import { EngineNotes } from '../../../ui/engine-notes.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { applyVideoProgress } from '../../../lib/apply-video-progress.ts';
import { useLiveVideo } from '../../../lib/use-live-video.ts';
import type { Generate } from '../generate/use-generate.ts';
import type { ReelControl } from '../state/use-reel.ts';
import { texts } from '../texts.ts';
import { reelQuery } from '../state/queries.ts';
import { MakingFrame } from './making-frame.tsx';
import { OtherFormats } from './other-formats.tsx';
import { ReelPlayer } from './reel-player.tsx';
import { ResultActions } from './result-actions.tsx';
import { engineFacts, isFirstFormat, readResult } from './result-state.ts';
import { ShareReel } from './share-reel.tsx';
import classes from './spoken-lines.module.css';

type ResultStepProps = {
  reelId: string;
  control: ReelControl;
  generate: Generate;
  onRestart: () => void;
  onOpenReel: (reelId: string) => void;
};

const words = texts.result;

/** The reel while it is made, once it is finished, and when it could not be made. */
export function ResultStep({ reelId, control, generate, onRestart, onOpenReel }: ResultStepProps) {
  const queryClient = useQueryClient();
  const query = useReelVideo(reelId);
  const reel = query.data;
  const state = readResult(reel);
  const isMaking = state.kind === 'making';
  const isLate = useIsLate(isMaking);
  const problem = state.kind === 'problem' ? state : null;
  const ended = useEndedMessage(
    state.kind === 'ready' ? 'completed' : problem && !problem.isCancelled ? 'failed' : null,
    problem?.text ?? '',
  );
  const changeShare = (shareUrl: string | null) =>
    queryClient.setQueryData<Reel>(queryKeys.reel(reelId), (current) => current && { ...current, shareUrl });
  const isFirst = reel === undefined || isFirstFormat(reel);
  const format = reel?.settings.aspectRatio ?? control.data.generate.aspectRatio;
  const title = isMaking
    ? words.making
    : state.kind === 'ready'
      ? words.ready
      : state.isCancelled
        ? words.stopped
        : words.failed;
  const lead = isMaking ? words.mayLeave : state.kind === 'ready' ? words.readyLead : '';
  return (
    <StageLayout
      title={title}
      lead={ended ?? lead}
      format={format}
      frame={
        state.kind === 'ready' ? (
          <ReelPlayer
            url={state.video.url}
            posterUrl={state.video.posterUrl}
            format={format}
            onReload={() => query.refetch()}
          />
        ) : (
          <MakingFrame
            id={reelId}
            reel={reel}
            data={control.data}
            readAtMs={query.dataUpdatedAt}
            format={format}
          />
        )
      }
    >
      <Stack gap="lg">
        {isMaking && reel?.script ? <SpokenLines lines={reel.script} /> : null}
        {state.kind === 'ready' && reel ? (
          <>
            <VideoFacts {...state.video} />
            <ShareReel video={state.video} brandName={reel.brandName} onShareChange={changeShare} />
            <OtherFormats reel={reel} onOpenReel={onOpenReel} />
            <EngineNotes {...engineFacts(reel)} />
          </>
        ) : null}
        {problem ? <Notice tone={problem.isCancelled ? 'note' : 'problem'}>{problem.text}</Notice> : null}
        {problem && reel && !isFirst ? <OtherFormats reel={reel} onOpenReel={onOpenReel} /> : null}
        {isMaking ? null : (
          <Button
            size="lg"
            fullWidth
            leftSection={<IconPencil size={20} aria-hidden />}
            onClick={() => control.openStep('generate')}
          >
            {words.change}
          </Button>
        )}
        {generate.problem === null ? null : <Notice onDismiss={generate.dismiss}>{generate.problem}</Notice>}
        {isMaking && query.isError ? <Notice>{words.unverified}</Notice> : null}
        {isMaking && isLate ? <Notice tone="note">{words.late}</Notice> : null}
      </Stack>
      <ResultActions
        reelId={reelId}
        generate={generate}
        state={state}
        isFirst={isFirst}
        onRestart={onRestart}
        onReadAgain={() => query.refetch()}
      />
    </StageLayout>
  );
}

/** The script, to read while the reel is made. */
const SpokenLines = ({ lines }: { lines: readonly ReelLine[] }) => (
  <section className={classes.lines} aria-label={texts.result.spoken}>
    <h2 className={classes.title}>{texts.result.spoken}</h2>
    {lines.map(({ text }, place) => (
      <p key={`${place} ${text}`}>{text}</p>
    ))}
  </section>
);

/** Reads a reel and keeps it up to date while it is shown. */
function useReelVideo(id: string) {
  const query = useQuery(reelQuery(id));
  useLiveVideo({
    id,
    video: query.data,
    queryKey: queryKeys.reel(id),
    applyEvent: (reel, event) => applyVideoProgress(reel, event, { id, stages: reelStages }),
    outdated: [queryKeys.wallet, queryKeys.unfinished, queryKeys.videos, queryKeys.reelBrand],
  });
  return query;
}
