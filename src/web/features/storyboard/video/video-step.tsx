import { Button, Stack } from '@mantine/core';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Storyboard } from '#contract/calls/storyboards.ts';
import type { StoryVideo } from '#contract/calls/story-videos.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { CreditsModal } from '../../../parts/credits-modal/credits-modal.tsx';
import { DownloadButton } from '../../../parts/final-video/download-button.tsx';
import { SharePanel } from '../../../parts/final-video/share-panel.tsx';
import { useEndedMessage } from '../../../parts/final-video/use-ended-message.ts';
import { VideoFacts } from '../../../parts/final-video/video-facts.tsx';
import { useIsLate } from '../../../parts/task-progress/use-is-late.ts';
import { StageLayout } from '../../../parts/wizard-frame/stage-layout.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { EngineNotes } from '../../../ui/engine-notes.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useStartVideo } from '../board/use-start-video.ts';
import { texts } from '../texts.ts';
import { MakingFrame } from './making-frame.tsx';
import { SceneStates } from './scene-states.tsx';
import { StoryPlayer } from './story-player.tsx';
import type { useStoryVideo } from './use-story-video.ts';
import { engineFacts, readVideo, type VideoState } from './video-state.ts';

type VideoStepProps = {
  video: StoryVideo;
  watch: ReturnType<typeof useStoryVideo>;
  /** Undefined while it loads, and if it was deleted, which keeps its videos. */
  storyboard: Storyboard | undefined;
  onStarted: (video: StoryVideo) => void;
  onBackToBoard: () => void;
  onCreateAnother: () => void;
  onAddCredits: () => void;
};

const words = texts.video;

function headingOf(state: VideoState): { title: string; lead: string } {
  if (state.kind === 'making') return { title: words.making, lead: words.mayLeave };
  if (state.kind === 'ready') return { title: words.ready, lead: words.readyLead };
  return { title: state.isCancelled ? words.stopped : words.failed, lead: '' };
}

/** The video while it is made, once it is finished, and when it could not be made. */
export function VideoStep(props: VideoStepProps) {
  const { video, watch, storyboard, onStarted, onBackToBoard, onCreateAnother, onAddCredits } = props;
  const { query, cancel } = watch;
  const queryClient = useQueryClient();
  const state = readVideo(video);
  const isMaking = state.kind === 'making';
  const problem = state.kind === 'problem' ? state : null;
  const frames = storyboard?.scenes ?? [];
  const isLate = useIsLate(isMaking);
  const ended = useEndedMessage(
    state.kind === 'ready' ? 'completed' : problem && !problem.isCancelled ? 'failed' : null,
    problem?.text ?? '',
  );
  const start = useStartVideo({ storyboardId: video.storyboardId, knownVideoId: video.id, onStarted });
  const changeShare = (shareUrl: string | null) =>
    queryClient.setQueryData<StoryVideo>(
      queryKeys.storyVideo(video.id),
      (current) => current && { ...current, shareUrl },
    );
  const { title, lead } = headingOf(state);
  return (
    <StageLayout
      title={title}
      lead={ended ?? lead}
      format={undefined}
      isHiddenOnPhone={problem !== null}
      frame={
        state.kind === 'ready' ? (
          <StoryPlayer
            url={state.video.url}
            posterUrl={state.video.posterUrl}
            onReload={() => query.refetch()}
          />
        ) : (
          <MakingFrame video={video} frames={frames} readAtMs={query.dataUpdatedAt} />
        )
      }
    >
      <Stack gap="lg">
        {state.kind === 'ready' ? (
          <>
            <VideoFacts {...state.video} />
            <SharePanel video={state.video} onShareChange={changeShare} />
            <EngineNotes {...engineFacts(video)} />
          </>
        ) : null}
        {problem ? <Notice tone={problem.isCancelled ? 'note' : 'problem'}>{problem.text}</Notice> : null}
        {start.problem === null ? null : <Notice onDismiss={start.dismiss}>{start.problem}</Notice>}
        {state.kind === 'ready' ? null : (
          <SceneStates scenes={video.scenes} frames={frames} isOver={problem !== null} />
        )}
        {isMaking && query.isError ? <Notice>{words.unverified}</Notice> : null}
        {isMaking && isLate ? <Notice tone="note">{words.late}</Notice> : null}
        {state.kind === 'ready' ? (
          <Button
            size="lg"
            variant="subtle"
            color="gray"
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={onCreateAnother}
          >
            {words.another}
          </Button>
        ) : null}
      </Stack>
      <ActionBar>
        {storyboard ? (
          <Button
            size="lg"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            aria-label={words.backToBoard}
            onClick={onBackToBoard}
          >
            {words.board}
          </Button>
        ) : null}
        {isMaking ? (
          <Button size="lg" loading={cancel.isPending} onClick={() => cancel.mutate(video.id)}>
            {words.cancel}
          </Button>
        ) : null}
        {problem && storyboard ? (
          <Button size="lg" variant="gradient" loading={start.isStarting} onClick={start.begin}>
            {texts.create.again(start.cost)}
          </Button>
        ) : null}
        {state.kind === 'ready' ? (
          <DownloadButton
            video={state.video}
            readFreshUrl={async () => (await query.refetch()).data?.videoUrl ?? ''}
          />
        ) : null}
      </ActionBar>
      <CreditsModal
        shortage={start.shortage}
        needed={texts.create.needed}
        onClose={start.dismiss}
        onAddCredits={onAddCredits}
      />
    </StageLayout>
  );
}
