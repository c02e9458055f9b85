import type { Point } from '../../presenter/paint/curve.ts';
import type { Box } from '../brush/manner.ts';

/** The corners from which `boxAround` builds a box again. */
export const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y + height],
];

export const cornersAround = ([x, y]: Point, reach: number): Point[] =>
  cornersOf({ x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 });
