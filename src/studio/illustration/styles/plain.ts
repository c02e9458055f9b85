import type { Manner } from '../brush/manner.ts';
import { fillShadeSide } from '../brush/side-bands.ts';
import { toned } from '../brush/tints.ts';
import { lightPool, plainLine, softShadow } from './light-marks.ts';

/** Flat colour with one hard shade, for a style that has no manner of its own yet. */
export const plain: Manner = {
  form: (stroke) => {
    const { context, path, colour, roundness, size, unit } = stroke;
    context.fillStyle = colour;
    context.fill(path);
    stroke.inside();
    if (roundness > 0 && size > 10 * unit)
      fillShadeSide(stroke, size * 0.25 * roundness, toned(colour, -0.1));
  },
  line: (stroke) => plainLine(stroke, stroke.colour),
  shadow: (stroke) => softShadow(stroke, '#14141c'),
  glow: (mark) => lightPool(mark, 0.8),
};
