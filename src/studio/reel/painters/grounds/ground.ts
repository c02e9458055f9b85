import type { PaintedFrame } from '../../../motion/film.ts';
import type { Context } from '../../../presenter/paint/shade.ts';
import type { Palette } from '../../colour/palette.ts';
import type { Look } from '../../style/style-system.ts';

/** Paints over a frame filled with `colour`. Large shapes stay close to that colour, because texts lie on them. */
export type Ground = (order: {
  context: Context;
  frame: PaintedFrame;
  palette: Palette;
  look: Look;
  cache: Map<string, unknown>;
  colour: string;
  index: number;
  kind: 'title' | 'hook' | 'line' | 'end';
}) => void;
