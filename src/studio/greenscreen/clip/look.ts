export type Engine = 'chroma-key' | 'matting';
export type EngineChoice = Engine | 'auto';

/** Placement of the subject: offset of the frame's centre as fractions of the frame, and size; 1 is as filmed. */
export type SubjectPlace = { x: number; y: number; scale: number };

export type Look = {
  /** Softness of the cutout's edge: 0 hard to 1 soft. */
  softness: number;
  /** Shadow on the background: 0 none to 1 dark. */
  shadow: number;
  subject: SubjectPlace;
};

export const defaultLook: Look = { softness: 0.5, shadow: 0, subject: { x: 0, y: 0, scale: 1 } };

const scaleLimits = { smallest: 0.3, largest: 2 } as const;

/** Throws RangeError for an invalid look. */
export function assertLook({ softness, shadow, subject: { x, y, scale } }: Look): void {
  const isShare = (value: number) => value >= 0 && value <= 1;
  if (!isShare(softness) || !isShare(shadow)) throw new RangeError('Softness and shadow are 0 to 1.');
  if (!(Math.abs(x) <= 1 && Math.abs(y) <= 1)) throw new RangeError('The subject moves by -1 to 1 frames.');
  if (!(scale >= scaleLimits.smallest && scale <= scaleLimits.largest))
    throw new RangeError(`The subject’s scale is ${scaleLimits.smallest} to ${scaleLimits.largest}.`);
}
