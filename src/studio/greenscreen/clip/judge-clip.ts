import { detectBackdrop, type Backdrop } from '../../chroma-key/detect-backdrop.ts';
import { findPersonShare } from '../../matting/model/person-share.ts';
import type { ClipStills } from './clip-stills.ts';
import { defaultLook } from './look.ts';

export type ClipVerdict = {
  /** The detected green or blue screen. */
  backdrop: Backdrop | null;
  /** The largest share of a frame that is a person, 0 to 1. */
  personShare: number;
};

export async function judgeClip({ moments, cutOut }: ClipStills): Promise<ClipVerdict> {
  // The same frames as in the first preview, which is drawn next.
  const cutouts = await cutOut({ engine: 'matting' }, defaultLook.softness);
  return {
    backdrop: detectBackdrop(moments.map(({ picture }) => picture)),
    personShare: Math.max(...cutouts.map(findPersonShare)),
  };
}
