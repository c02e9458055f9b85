import type { VideoFormat } from '#contract/video-formats.ts';
import { PhoneFrame } from '../../ui/phone-frame.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import { TaskProgress } from '../task-progress/task-progress.tsx';
import { finalVideoTexts } from './final-video-texts.ts';

type FinalVideoFrameProps = {
  /** Null until the video is finished. */
  videoUrl: string | null;
  posterUrl: string | null;
  /** The task that makes the video; null when no task runs. */
  task: { id: string; message: string; percent: number; subject: string } | null;
  /** Vertical unless said otherwise. */
  format?: VideoFormat | undefined;
  /** Puts the play button into the bar, so that it hides no product. */
  showsProduct?: boolean;
};

/** The finished video; until then, its first picture and the progress of its task. */
export const FinalVideoFrame = ({
  videoUrl,
  posterUrl,
  task,
  format,
  showsProduct = false,
}: FinalVideoFrameProps) => (
  <PhoneFrame label={finalVideoTexts.frame} format={format}>
    {videoUrl === null ? null : (
      <VideoPlayer
        key={videoUrl}
        url={videoUrl}
        posterUrl={posterUrl}
        playButton={showsProduct ? 'in-bar' : 'in-picture'}
      />
    )}
    {videoUrl === null && posterUrl ? <img src={posterUrl} alt="" /> : null}
    {task === null ? null : (
      <TaskProgress
        taskId={task.id}
        title={task.message}
        percent={Math.round(task.percent)}
        subject={task.subject}
      />
    )}
  </PhoneFrame>
);
