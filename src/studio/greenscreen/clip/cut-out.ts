import type { FfmpegTools } from '../../ffmpeg/ffmpeg-tools.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import { keyFrames, keyStill } from '../../chroma-key/key-frames.ts';
import { coreMask } from '../../matting/mask/core-mask.ts';
import { matteFrames } from '../../matting/matte-frames.ts';
import { matteStill } from '../../matting/matte-still.ts';
import type { Cutout } from '../../raw-frames/cutout.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import type { CutoutMethod } from './choose-cutout-method.ts';
import { readAlphaClip } from './read-alpha-clip.ts';

/** The matting model runs on every third frame, and more often during fast motion. */
const matteInterval = 3;
const coreMaskInterval = 3;

/** Maximum number of frames read ahead of the returned cutout. */
export const cutOutLookAhead = matteInterval;

type Options = {
  softness: number;
  format: VideoFormat;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

/** One cutout per frame, in order; each is valid until the next is requested. */
export function cutOutFrames(
  frames: AsyncIterable<Picture>,
  cutoutMethod: CutoutMethod,
  { softness, signal, format, tools }: Options,
): AsyncGenerator<Cutout> {
  if (cutoutMethod.engine === 'matting' && cutoutMethod.cutoutPath)
    return cutoutsPerFrame(frames, readAlphaClip({ path: cutoutMethod.cutoutPath, format, signal, tools }));
  if (cutoutMethod.engine === 'matting')
    return matteFrames(frames, { everyNth: matteInterval, softness, signal });
  const { backdrop } = cutoutMethod;
  return keyFrames(frames, {
    backdrop,
    softness,
    signal,
    ...(cutoutMethod.needsCoreMask && { coreMask: openCoreMasks() }),
  });
}

/** The cutouts of another program, one per frame of the clip. */
async function* cutoutsPerFrame(
  frames: AsyncIterable<Picture>,
  cutouts: AsyncGenerator<Cutout>,
): AsyncGenerator<Cutout> {
  try {
    // `readAlphaClip` never ends before the clip.
    for await (const _frame of frames) yield (await cutouts.next()).value as Cutout;
  } finally {
    await cutouts.return(undefined);
  }
}

export function cutOutStill(picture: Picture, cutoutMethod: CutoutMethod, softness: number): Promise<Cutout> {
  if (cutoutMethod.engine === 'matting') return matteStill(picture, { softness });
  const { backdrop } = cutoutMethod;
  return keyStill(picture, { backdrop, softness, ...(cutoutMethod.needsCoreMask && { coreMask }) });
}

/** The inside of a person moves little between frames, and the keyer only uses its centre. */
function openCoreMasks(): (picture: Picture) => Promise<Uint8Array> {
  let count = 0;
  let core: Promise<Uint8Array> | null = null;
  return (picture) => {
    if (!core || count % coreMaskInterval === 0) core = coreMask(picture);
    count += 1;
    return core;
  };
}
