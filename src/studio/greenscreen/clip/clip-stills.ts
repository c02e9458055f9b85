import type { Cutout } from '../../raw-frames/cutout.ts';
import { chooseCutoutMethod, type CutoutMethod } from './choose-cutout-method.ts';
import { countClipFrames } from './clip-facts.ts';
import { readMoments, type Moment } from './clip-moments.ts';
import { createRecentCache } from '../preview/recent-cache.ts';
import type { EngineChoice } from './look.ts';
import type { StillsClip } from '../preview/run-stills.ts';

/** Three frames of a clip and data computed from them; immutable. */
export type ClipStills = {
  moments: readonly Moment[];
  chooseCutoutMethod: (engine: EngineChoice) => Promise<CutoutMethod>;
  cutOut: (cutoutMethod: CutoutMethod, softness: number) => Promise<readonly Cutout[]>;
  /** As they were filmed. */
  encodeJpegs: () => Promise<readonly Uint8Array[]>;
};

/** Pictures are 1.4 MB each, cutouts 2.3 MB: three of each, for two clips and three softnesses, are 50 MB. */
const keptClips = 2;
const keptSoftnesses = 3;
const keptEngines = 3;

/** Users try backgrounds, shadows and positions with the same clip, so its frames are decoded and cut out once. */
export function openClipStills(): (clip: StillsClip, signal: AbortSignal) => Promise<ClipStills> {
  const clips = createRecentCache<ClipStills>(keptClips);
  return (clip, signal) => clips(`${clip.format} ${clip.name}`, () => readStills(clip, signal));
}

async function readStills(clip: StillsClip, signal: AbortSignal): Promise<ClipStills> {
  const { path, format, tools } = clip;
  const frames = await countClipFrames(path, format, { signal, tools });
  const moments = await readMoments({ path, format, frames, signal, tools });
  const pictures = moments.map(({ picture }) => picture);
  const cutoutMethods = createRecentCache<CutoutMethod>(keptEngines);
  const cutouts = createRecentCache<readonly Cutout[]>(keptSoftnesses);
  const jpegs = createRecentCache<readonly Uint8Array[]>(1);
  return {
    moments,
    chooseCutoutMethod: (engine) => cutoutMethods(engine, () => chooseCutoutMethod(engine, pictures)),
    cutOut: (cutoutMethod, softness) =>
      cutouts(`${cutoutMethod.engine} ${softness}`, async () => {
        // Loaded lazily, because loading the model's library takes longer than everything else.
        const { cutOutStill } = await import('./cut-out.ts');
        return Promise.all(pictures.map((picture) => cutOutStill(picture, cutoutMethod, softness)));
      }),
    encodeJpegs: () =>
      jpegs('before', async () => {
        const { encodeJpeg } = await import('../preview/encode-jpeg.ts');
        return Promise.all(pictures.map((picture) => encodeJpeg(picture)));
      }),
  };
}
