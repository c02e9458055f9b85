import { Button, Progress } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, type CSSProperties } from 'react';
import { isPictureFinished, storyboardErrorNotice, storyTexts } from '#contract/stories.ts';
import { useTimeLeft } from '../../../parts/task-progress/time-left.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { isBusy, countRedraws, storyboardOf, type StoryboardRun } from '../run/run.ts';
import type { Scenes } from '../scenes/use-scenes.ts';
import { texts } from '../texts.ts';
import { FrameTile } from './frame-tile.tsx';
import classes from './frames-section.module.css';
import { framesToShow } from './frames-to-show.ts';
import type { StoryFramesControl } from './use-story-frames.ts';

type FramesSectionProps = {
  control: StoryFramesControl;
  scenes: Scenes;
  /** The frames were drawn for other scenes or another style. */
  isOutdated: boolean;
  onEditScenes: () => void;
};

const words = texts.frames;

/** Full rows of large frames: one row of up to six, else two; on a phone two or three side by side. */
const columnsFor = (count: number) => ({
  '--columns': count <= 6 ? Math.max(count, 4) : Math.ceil(count / 2),
  '--phone-columns': count <= 4 ? 2 : 3,
});

/** The progress of the frames: the finished share and the current activity. */
function FramesProgress({ control }: { control: StoryFramesControl }) {
  const { run, cancel, isCancelling } = control;
  const storyboard = run.phase === 'running' ? run.storyboard : null;
  const percent = storyboard?.progress ?? 0;
  const timeLeft = useTimeLeft(run.phase === 'running' ? run.storyboardId : null, percent, null);
  if (!isBusy(run)) return null;
  const finished = storyboard?.scenes.filter(({ status }) => isPictureFinished(status)).length ?? 0;
  const redrawn = countRedraws(storyboard);
  const message =
    storyboard === null
      ? words.starting
      : redrawn > 0
        ? words.redrawing(redrawn)
        : words.drawn(finished, storyboard.scenes.length);
  return (
    <div className={classes.progress}>
      <div className={classes.line}>
        <output className={classes.message}>
          {message}
          {redrawn > 0 ? null : ` · ${percent}%`}
        </output>
        {run.phase === 'running' ? (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            loading={isCancelling}
            onClick={() => cancel()}
          >
            {words.cancel}
          </Button>
        ) : null}
      </div>
      <Progress.Root size={6}>
        <Progress.Section value={percent} className={classes.fill} aria-label={words.title} />
      </Progress.Root>
      <p className={classes.note}>
        {run.phase === 'running' && run.isOffline ? storyTexts.offline : words.waiting(timeLeft)}
      </p>
    </div>
  );
}

/** The result of the frames, with a retry if that can help. */
function Outcome({ run, onRetry }: { run: StoryboardRun; onRetry: () => void }) {
  if (run.phase === 'cancelled') return <Notice tone="note">{words.cancelled}</Notice>;
  if (run.phase === 'failed') {
    const isUnpaid = run.storyboard !== null && !run.storyboard.isPaid;
    return (
      <RetryNotice onRetry={onRetry} label={texts.retry}>
        {storyboardErrorNotice(run.text).text}
        {isUnpaid ? ` ${words.creditsAreBack}` : ''}
      </RetryNotice>
    );
  }
  if (run.phase === 'complete' && run.storyboard.counts.success < run.storyboard.counts.total)
    return (
      <RetryNotice onRetry={onRetry} label={texts.retry}>
        {storyTexts.partialFailureShown}
      </RetryNotice>
    );
  return null;
}

/** A place for the frame of every scene. */
export function FramesSection({ control, scenes, isOutdated, onEditScenes }: FramesSectionProps) {
  const { run } = control;
  const section = useRef<HTMLElement>(null);
  const latest = storyboardOf(run);
  const storyboard = isOutdated && !isBusy(run) ? null : latest;
  const frames = framesToShow(storyboard, scenes.draft?.scenes ?? [], latest);
  const isAsked = run.phase === 'requesting';
  // The requested frames fill in below the button.
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [isAsked]);
  const mayRedraw = storyboard?.isPaid === true && !isBusy(run);
  return (
    <section ref={section} className={classes.section} aria-labelledby="story-frames" aria-busy={isBusy(run)}>
      <div className={classes.top}>
        <div>
          <h2 id="story-frames" className={classes.title}>
            {words.title}
          </h2>
          <p className={classes.lead}>{words.lead(frames.length)}</p>
        </div>
        {isBusy(run) ? null : (
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={onEditScenes}
          >
            {words.editScenes}
          </Button>
        )}
      </div>
      {isOutdated && !isBusy(run) ? <Notice tone="note">{words.changed}</Notice> : null}
      <FramesProgress control={control} />
      {isOutdated ? null : <Outcome run={run} onRetry={control.begin} />}
      <ol
        className={classes.wall}
        style={columnsFor(frames.length) as CSSProperties}
        aria-label={words.title}
      >
        {frames.map((frame, index) => (
          <FrameTile
            key={frame.key}
            place={index + 1}
            name={frame.name}
            imageUrl={frame.imageUrl}
            status={frame.status}
            problem={frame.problem}
            isRequested={control.redrawingId === frame.frameId}
            onRedraw={
              mayRedraw && frame.status === 'FAILED' && frame.frameId !== null
                ? () => control.redraw(frame.frameId!)
                : null
            }
          />
        ))}
      </ol>
    </section>
  );
}
