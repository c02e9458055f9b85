import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { houseFrameRate } from '../house-format/house-format.ts';
import { runThread } from '../threads/run-thread.ts';
import type { BrollStyle } from './plan/broll-styles.ts';
import type { BrollPhoto } from './stage-film.ts';

const filmSeconds = 4;
/** The line of text has finished its entrance, and its exit is far away. */
const shownSeconds = 2;

/** Draws a frame of the film that this photo alone would become, as rendered. Returns the path of a JPEG in `folder`. */
export const previewBroll = (job: {
  photo: BrollPhoto;
  style: BrollStyle;
  format: VideoFormat;
  folder: string;
  signal?: AbortSignal;
}): Promise<string> =>
  runThread<string>({
    worker: new URL('./preview-worker.ts', import.meta.url),
    order: {
      photos: [job.photo],
      style: job.style,
      format: job.format,
      folder: job.folder,
      frames: filmSeconds * houseFrameRate,
      stills: 0,
      shownFrame: shownSeconds * houseFrameRate,
    },
    purpose: 'draws a preview of a photo',
    signal: job.signal,
  });
