import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { IconMovieOff } from '@tabler/icons-react';
import { Skeleton } from '@mantine/core';
import { storySteps } from '#contract/stories.ts';
import { CallError } from '../../lib/call-error.ts';
import { errorText } from '../../lib/error-text.ts';
import type { HistoryChange } from '../../lib/history-change.ts';
import { WizardFrame } from '../../parts/wizard-frame/wizard-frame.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { Loading } from '../../ui/loading.tsx';
import { BoardStep } from './board/board-step.tsx';
import { texts } from './texts.ts';
import { useStoryVideo } from './video/use-story-video.ts';
import { VideoStep } from './video/video-step.tsx';
import list from './frames/frame-list.module.css';
import classes from './board/board-step.module.css';
import { useStoryboard } from './state/use-storyboard.ts';

/** The objects that the address names. With a video, it opens the last step. */
export type StoryboardPlace = { storyboardId: string | null; videoId: string | null };

type StoryboardWizardProps = {
  place: StoryboardPlace;
  onPlaceChange: (place: StoryboardPlace, change: HistoryChange) => void;
  /** The first step, with this storyboard. */
  onOpenWizard: (storyboardId: string | null) => void;
  /** The first step, with a new story. */
  onCreateAnother: () => void;
  onAddCredits: () => void;
  wizardLink: ReactNode;
  videosLink: ReactNode;
};

const steps = (['story', 'board', 'video'] as const).map((id, index) => ({ id, name: storySteps[index]! }));

const isUnknown = (error: Error | null): boolean => error instanceof CallError && error.status < 500;

/** The second and third steps of the story wizard: a storyboard, and the video that is made from it. */
export function StoryboardWizard(props: StoryboardWizardProps) {
  const { place, onPlaceChange, onOpenWizard, onCreateAnother, onAddCredits, wizardLink, videosLink } = props;
  const { videoId } = place;
  const watch = useStoryVideo(videoId);
  const video = watch.query.data;
  // An address from My Videos names the video alone.
  const storyboardId = video?.storyboardId ?? place.storyboardId;
  const board = useStoryboard(storyboardId);
  const storyboard = board.data;
  const correct = useEffectEvent(() => onPlaceChange({ storyboardId, videoId }, 'replace'));
  useEffect(() => {
    if (storyboardId !== place.storyboardId) correct();
  }, [storyboardId, place.storyboardId]);

  const openBoard = () => onPlaceChange({ storyboardId, videoId: null }, 'push');
  const openVideo = (id: string) => onPlaceChange({ storyboardId, videoId: id }, 'push');
  const started = { onStarted: ({ id }: { id: string }) => openVideo(id), onAddCredits };
  const latestId = videoId ?? storyboard?.videoId ?? null;
  const shown = videoId === null ? board : watch.query;
  const isMissing =
    shown.data === undefined && (isUnknown(shown.error) || (storyboardId === null && videoId === null));

  if (isMissing) {
    return videoId === null ? (
      <MissingNotice title={texts.missing.title} text={texts.missing.text} action={wizardLink} />
    ) : (
      <MissingNotice title={texts.missing.videoTitle} text={texts.missing.videoText} action={videosLink} />
    );
  }
  return (
    <WizardFrame
      label={texts.wizard}
      steps={steps}
      current={videoId === null ? 'board' : 'video'}
      canOpen={(step) => (step === 'story' ? storyboardId !== null : step === 'board' || latestId !== null)}
      onOpen={(step) => {
        if (step === 'story') onOpenWizard(storyboardId);
        if (step === 'board') openBoard();
        if (step === 'video' && latestId !== null) openVideo(latestId);
      }}
    >
      {shown.data === undefined && shown.isError ? (
        <FailureNotice
          text={errorText(shown.error)}
          note={texts.missing.safe}
          onRetry={() => void shown.refetch()}
        />
      ) : null}
      {shown.data === undefined && !shown.isError ? <BoardSkeleton /> : null}
      {videoId === null && storyboard ? (
        <BoardStep
          key={storyboard.id}
          storyboard={storyboard}
          onOpenWizard={() => onOpenWizard(storyboard.id)}
          onOpenVideo={openVideo}
          {...started}
        />
      ) : null}
      {videoId !== null && video ? (
        <VideoStep
          key={video.id}
          video={video}
          watch={watch}
          storyboard={storyboard}
          onBackToBoard={openBoard}
          onCreateAnother={onCreateAnother}
          {...started}
        />
      ) : null}
    </WizardFrame>
  );
}

type MissingNoticeProps = { title: string; text: string; action: ReactNode };

/** Shown for an address without an object of the user. */
const MissingNotice = (props: MissingNoticeProps) => (
  <EmptyNotice picture={<IconMovieOff size={48} stroke={1.25} aria-hidden />} {...props} />
);

/** The storyboard in its final size, while it loads. */
const BoardSkeleton = () => (
  <Loading label={texts.missing.loading}>
    <div className={classes.layout}>
      <div className={classes.heading}>
        <Skeleton height={38} width="70%" />
        <Skeleton height={20} width="40%" mt={10} />
      </div>
      <div className={classes.frames}>
        <div className={list.list}>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} radius="lg" style={{ aspectRatio: '9 / 16' }} />
          ))}
        </div>
      </div>
      <div className={classes.side}>
        <Skeleton height={420} radius="lg" />
      </div>
    </div>
  </Loading>
);
