import path from 'node:path';
import { reelStyleNames, reelStyles } from '#contract/reels.ts';

/** Where the visual styles lie as pictures and loops of themselves. */
export const reelStylesFolder = path.resolve(import.meta.dirname, '../../../../assets/reel-styles');

/** The visual styles, in the order in which they are offered. */
export const readReelStyles = () =>
  reelStyles.map((id) => ({
    id,
    name: reelStyleNames[id],
    thumbnailUrl: `/assets/reel-styles/${id}.jpg`,
    sampleUrl: `/assets/reel-styles/${id}.mp4`,
  }));
