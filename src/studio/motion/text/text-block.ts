import type { FontChoice } from '../../captions/font-stack.ts';

export type PlacedWord = {
  text: string;
  /** Left edge, measured from the left edge of the block's box. */
  x: number;
  /** Baseline, measured from the top of the block's box. */
  y: number;
  width: number;
  direction: 'ltr' | 'rtl';
  /** Index of the word between spaces that it is or belongs to; maps to the times of a speech. */
  index: number;
  /** Its start in the word if that is broken or written without spaces: [0, 1). */
  share: number;
};

export type PlacedLine = {
  /** In reading order, which differs from the order of `x` in right-to-left text. */
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
  /** Pixels; may be smaller than the ordered size. */
  size: number;
  letterSpacing: number;
  direction: 'ltr' | 'rtl';
  /** Size of the box: `width` is the width that was ordered, `height` the height of the lines. */
  width: number;
  height: number;
  /** From baseline to baseline, in pixels. */
  lineHeight: number;
  lines: readonly PlacedLine[];
  /** False if the text overflows its box at the bottom even at its minimum size. */
  fits: boolean;
};
