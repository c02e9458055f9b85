import { isVideoBeingMade } from '#contract/calls/generations.ts';
import type { StoryVideo } from '#contract/calls/story-videos.ts';
import type { StoryFrame } from '#contract/calls/storyboards.ts';
import { videoMessage } from '../../../parts/final-video/video-message.ts';
import { TaskProgress } from '../../../parts/task-progress/task-progress.tsx';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { texts } from '../texts.ts';
import classes from './making-frame.module.css';
import { pictureOf, stagesOf } from './video-state.ts';

type MakingFrameProps = { video: StoryVideo; frames: readonly StoryFrame[]; readAtMs: number };

/** The video while it is made, over the picture of the scene that is being made. */
export function MakingFrame({ video, frames, readAtMs }: MakingFrameProps) {
  const { id, status, progress, secondsLeft } = video;
  const pictureUrl = pictureOf(video, frames);
  const percent = Math.round(progress);
  return (
    <PhoneFrame label={texts.video.player}>
      {pictureUrl === null ? null : (
        <img key={pictureUrl} className={classes.picture} src={pictureUrl} alt="" />
      )}
      {isVideoBeingMade(status) ? (
        <TaskProgress
          taskId={id}
          title={videoMessage(status, percent, '')}
          percent={percent}
          subject={texts.video.percent(percent)}
          expectedEndMs={secondsLeft === null ? null : readAtMs + secondsLeft * 1_000}
          stages={stagesOf(video)}
        />
      ) : null}
    </PhoneFrame>
  );
}
