import { detectBackdrop, type Backdrop } from '../chroma-key/detect-backdrop.ts';
import { matteStill } from '../matting/matte-still.ts';
import { findPersonShare } from '../matting/person-share.ts';
import type { Picture } from '../raw-frames/picture.ts';

export type ClipVerdict = {
  /** The green or blue screen that was found. */
  backdrop: Backdrop | null;
  /** The largest share of a frame that is a person, 0 to 1. */
  personShare: number;
};

export async function judgeClip(pictures: readonly Picture[]): Promise<ClipVerdict> {
  let personShare = 0;
  for (const picture of pictures)
    personShare = Math.max(personShare, findPersonShare(await matteStill(picture)));
  return { backdrop: detectBackdrop(pictures), personShare };
}
