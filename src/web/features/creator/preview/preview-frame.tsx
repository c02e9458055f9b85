import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { ProgressOverlay } from '../../../ui/progress-overlay.tsx';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { texts } from '../texts.ts';
import { useTimeLeft } from '../use-time-left.ts';
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
  const isMaking = state.kind === 'making';
  const timeLeft = useTimeLeft(isMaking ? `${generationId} ${work.name}` : null, work.percent);
  return (
    <PhoneFrame label={texts.preview.frame}>
      {state.kind === 'ready' ? (
        <VideoPlayer key={state.videoUrl} url={state.videoUrl} posterUrl={posterUrl} />
      ) : posterUrl ? (
        <img src={posterUrl} alt="" />
      ) : null}
      {isMaking ? (
        <ProgressOverlay
          title={message}
          percent={Math.round(work.percent)}
          detail={timeLeft === '' ? work.name : `${work.name} · ${timeLeft}`}
        />
      ) : null}
    </PhoneFrame>
  );
}
