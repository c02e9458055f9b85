import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { BrollStyle } from '#contract/broll.ts';
import type { VideoFormat } from '#contract/video-formats.ts';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import type { DraftPhoto } from '../state/draft.ts';
import { DrawnPhoto } from './drawn-photo.tsx';
import { PreviewFailure } from './preview-failure.tsx';
import { useFilmPreview } from './use-film-preview.ts';

type FilmPreviewProps = {
  label: string;
  /** Undefined while it is not known. */
  photo: DraftPhoto | undefined;
  url: string | null;
  style: BrollStyle;
  format: VideoFormat;
  /** Shown above the picture instead of the notice that it could not be drawn. */
  children?: ReactNode;
};

const typingPauseMs = 500;

/** A photo as the renderer draws it in the film, with its line of text; until that is drawn, the photo itself. */
export function FilmPreview({ label, photo, url, style, format, children }: FilmPreviewProps) {
  const [text] = useDebouncedValue(photo?.text ?? '', typingPauseMs);
  const photoId = photo?.uploadId;
  const frame = useFilmPreview(photoId ? { photoId, text, style, format } : null);
  return (
    <PhoneFrame label={label} format={format}>
      <DrawnPhoto frame={frame} url={url} />
      {children === undefined && frame.retry ? <PreviewFailure onRetry={frame.retry} /> : children}
    </PhoneFrame>
  );
}
