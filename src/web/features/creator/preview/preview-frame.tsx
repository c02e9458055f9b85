import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { TaskProgress } from '../../../parts/task-progress/task-progress.tsx';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { texts } from '../texts.ts';
import type { PreviewState } from './preview-state.ts';
import type { CurrentWork } from './work-parts.ts';

type PreviewFrameProps = {
  generationId: string | null;
  state: PreviewState;
  posterUrl: string | null;
  message: string;
  work: CurrentWork;
};

/** The video, or the picture that it will begin with and how far it is. */
export function PreviewFrame({ generationId, state, posterUrl, message, work }: PreviewFrameProps) {
  return (
    <PhoneFrame label={texts.preview.frame}>
      {state.kind === 'ready' ? (
        <VideoPlayer key={state.videoUrl} url={state.videoUrl} posterUrl={posterUrl} />
      ) : posterUrl ? (
        <img src={posterUrl} alt="" />
      ) : null}
      {state.kind === 'making' ? (
        <TaskProgress
          taskId={`${generationId} ${work.name}`}
          title={message}
          percent={Math.round(work.percent)}
          subject={work.name}
        />
      ) : null}
    </PhoneFrame>
  );
}
