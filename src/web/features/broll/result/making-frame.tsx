import type { Broll } from '#contract/calls/broll.ts';
import { videoMessage } from '../../../parts/final-video/video-message.ts';
import { TaskProgress } from '../../../parts/task-progress/task-progress.tsx';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { PhotoScene } from '../look/photo-scene.tsx';
import type { BrollDraft } from '../state/draft.ts';
import { texts } from '../texts.ts';

type MakingFrameProps = {
  id: string;
  video: Broll | undefined;
  /** The parts of the film, known before the film is loaded. */
  draft: BrollDraft;
  /** URL of the first photo. */
  url: string | null;
  isMaking: boolean;
};

/** The first photo, in the moves of its style while the film is made, and still when there is no film. */
export function MakingFrame({ id, video, draft, url, isMaking }: MakingFrameProps) {
  const { style, format } = video?.settings ?? draft;
  const percent = Math.round(video?.progress ?? 0);
  return (
    <PhoneFrame label={texts.result.frame} format={format}>
      <PhotoScene url={url} text="" style={style} format={format} isMoving={isMaking} />
      {isMaking ? (
        <TaskProgress
          taskId={id}
          title={videoMessage(video?.status ?? 'queued', percent, '')}
          percent={percent}
          subject={texts.result.subject}
        />
      ) : null}
    </PhoneFrame>
  );
}
