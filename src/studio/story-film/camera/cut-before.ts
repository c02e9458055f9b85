import { houseFrameRate } from '../../house-format/house-format.ts';

/** A cut comes this many frames before the first word of the new picture. */
const cutLeadFrames = 3;

/** The frame of a cut before a word that starts after `startSeconds`. */
export const cutBefore = (startSeconds: number): number =>
  Math.round(startSeconds * houseFrameRate) - cutLeadFrames;
