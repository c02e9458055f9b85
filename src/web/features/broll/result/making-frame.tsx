import type { Broll } from '#contract/calls/broll.ts';
import { videoMessage } from '../../../parts/final-video/video-message.ts';
import { TaskProgress } from '../../../parts/task-progress/task-progress.tsx';
import { FilmPreview } from '../look/film-preview.tsx';
import { arrivedPhotos, type BrollDraft } from '../state/draft.ts';
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

/** The first photo as the film will show it, while the film is made and when there is none. */
export function MakingFrame({ id, video, draft, url, isMaking }: MakingFrameProps) {
  const { style, format } = video?.settings ?? draft;
  const percent = Math.round(video?.progress ?? 0);
  return (
    <FilmPreview
      label={texts.result.frame}
      photo={arrivedPhotos(draft)[0]}
      url={url}
      style={style}
      format={format}
    >
      {isMaking ? (
        <TaskProgress
          taskId={id}
          title={videoMessage(video?.status ?? 'queued', percent, '')}
          percent={percent}
          subject={texts.result.subject}
        />
      ) : null}
    </FilmPreview>
  );
}
