import type { FfmpegTools } from '../../ffmpeg/ffmpeg-tools.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import { type Picture, openPicture, pictureBytes } from '../../raw-frames/picture.ts';
import { houseFormat } from '../../house-format/house-format.ts';
import { cbOf, crOf, lumaOf } from '../../raw-frames/house-colour.ts';
import { builtInFrames } from './background-built-in.ts';
import { decodeImage } from './background-image.ts';
import type { BackgroundSource } from './background-source.ts';
import { inspectBackground, videoFrames } from './background-video.ts';

export type BackgroundRun = {
  format: VideoFormat;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

/** Backgrounds that do not depend on the clip. */
export type IndependentSource = Exclude<BackgroundSource, { type: 'blur' }>;

/**
 * An endless sequence of backgrounds in the size of the format, one per frame of the clip from `firstFrame`. A picture is
 * valid until the next request; returning the same object means that it has not changed.
 */
export type BackgroundFrames = (firstFrame: number) => AsyncGenerator<Picture>;

/** Decodes or inspects the source once. Throws MediaRefusal for an invalid file, RangeError for an invalid colour; an unknown backdrop fails at its first frame. */
export async function prepareBackground(
  source: IndependentSource,
  run: BackgroundRun,
): Promise<BackgroundFrames> {
  switch (source.type) {
    case 'colour': {
      const picture = colourPicture(source.rgb, run.format);
      return () => stillFrames(picture);
    }
    case 'image': {
      const picture = await decodeImage(source, run);
      return () => stillFrames(picture);
    }
    case 'video': {
      const inspected = await inspectBackground(source.path, run);
      return (firstFrame) => videoFrames({ ...run, ...inspected, source, firstFrame });
    }
    case 'built-in':
      return (firstFrame) => builtInFrames(source.id, { format: run.format, firstFrame });
  }
}

async function* stillFrames(picture: Picture): AsyncGenerator<Picture> {
  for (;;) yield picture;
}

/** Throws RangeError when `rgb` is not `#rrggbb`. */
function colourPicture(rgb: string, format: VideoFormat): Picture {
  const digits = /^#([0-9a-f]{6})$/i.exec(rgb)?.[1];
  if (!digits) throw new RangeError(`A colour is written #rrggbb, not "${rgb}".`);
  const value = Number.parseInt(digits, 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  const { width, height } = houseFormat(format);
  const picture = openPicture(new Uint8Array(pictureBytes(width, height)), width, height);
  picture.luma.fill(Math.round(lumaOf(red, green, blue)));
  picture.cb.fill(Math.round(cbOf(red, green, blue)));
  picture.cr.fill(Math.round(crOf(red, green, blue)));
  return picture;
}
