import { houseFormat } from '../../house-format/house-format.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { prepareBackground, type BackgroundRun } from './background-frames.ts';
import type { BackgroundSource } from './background-source.ts';
import { openOwnBackgroundBlur } from './blur-own-background.ts';

/** The background of each frame in turn; `alpha` is the subject's in the clip's own frame. */
export type Backgrounds = {
  next: (own: Picture, alpha: Uint8Array) => Promise<Picture>;
  close: () => Promise<void>;
};

/** Prepares the source once; its backgrounds can start at any frame of the clip. */
export async function prepareBackgrounds(
  source: BackgroundSource,
  run: BackgroundRun,
): Promise<(firstFrame: number) => Backgrounds> {
  if (source.type === 'blur')
    return () => {
      const blur = openOwnBackgroundBlur(houseFormat(run.format), source.strength);
      return { next: async (own, alpha) => blur(own, alpha), close: async () => {} };
    };
  const framesFrom = await prepareBackground(source, run);
  return (firstFrame) => {
    const frames = framesFrom(firstFrame);
    return {
      next: async () => (await frames.next()).value as Picture,
      close: async () => void (await frames.return(undefined)),
    };
  };
}
