import type { FontChoice } from '../../captions/font-stack.ts';

export type PlacedWord = {
  text: string;
  /** Left edge, measured from the left edge of the block's box. */
  x: number;
  /** Baseline, measured from the top of the block's box. */
  y: number;
  width: number;
  direction: 'ltr' | 'rtl';
  /** Which word of the text it is, or is a part of, as words stand between spaces; for the times of a speech. */
  index: number;
  /** Where it stands in its word when that is broken, or written without spaces: [0, 1). */
  share: number;
};

export type PlacedLine = {
  /** In reading order, which from right to left is not the order of `x`. */
  words: readonly PlacedWord[];
  x: number;
  /** Baseline. */
  y: number;
  width: number;
};

/** A text laid out in a box, as plain data. */
export type TextBlock = {
  text: string;
  font: FontChoice;
  /** Pixels; may be less than what was ordered. */
  size: number;
  letterSpacing: number;
  direction: 'ltr' | 'rtl';
  /** Size of the box: `width` is the width that was ordered, `height` the height of the lines. */
  width: number;
  height: number;
  /** From baseline to baseline, in pixels. */
  lineHeight: number;
  lines: readonly PlacedLine[];
  /** False when the text is too long for its box even at the smallest size: it then stands out at the bottom. */
  fits: boolean;
};
