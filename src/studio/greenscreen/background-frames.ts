import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Picture } from '../raw-frames/picture.ts';
import { builtInFrames } from './background-built-in.ts';
import { colourPicture } from './background-colour.ts';
import { decodeImage } from './background-image.ts';
import { videoFrames } from './background-video.ts';
import type { BackgroundSource } from './background-source.ts';

export type BackgroundOrder = {
  format: VideoFormat;
  /** Of the clip: which of its frames the first background belongs to. */
  firstFrame?: number;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

/** Backgrounds that do not depend on the clip. */
export type IndependentSource = Exclude<BackgroundSource, { type: 'blur' }>;

/**
 * Backgrounds in the size of the format, one for each frame of the clip and without an end. A picture is valid until
 * the next one is asked for; the same object again means that nothing has changed.
 */
export async function* backgroundFrames(
  source: IndependentSource,
  order: BackgroundOrder,
): AsyncGenerator<Picture> {
  switch (source.type) {
    case 'colour':
      return yield* stillFrames(colourPicture(source.rgb, order.format));
    case 'image':
      return yield* stillFrames(await decodeImage(source, order));
    case 'video':
      return yield* videoFrames(source, order);
    case 'built-in':
      return yield* builtInFrames(source.id, order);
  }
}

async function* stillFrames(picture: Picture): AsyncGenerator<Picture> {
  for (;;) yield picture;
}
