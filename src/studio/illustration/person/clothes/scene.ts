import { mixColours } from '../../../presenter/paint/colour.ts';
import type { Brush } from '../../brush/brush.ts';
import type { Body } from '../shape/body.ts';
import type { Side } from '../skeleton/stand-up.ts';
import type { Girths } from '../shape/tube.ts';
import type { Trunk } from '../shape/trunk.ts';

/** Shared context of the painters of clothes and limbs. */
export type FigureScene = {
  brush: Brush;
  body: Body;
  trunk: Trunk;
  /** Arms whose sleeve and trunk are one piece of cloth at the shoulder, because their elbows are clear of it. */
  joined: readonly Side[];
};

/** Keeps the limbs of children and broad people in proportion. */
export const thickness = ({ body }: FigureScene): number => {
  const { heads, girth } = body.look.build;
  return body.height * (0.45 + 0.55 * girth) * (heads < 5.6 ? 1.16 : heads < 6.2 ? 1.04 : 1);
};

export const legGirths: Girths = [
  [0, 0.04],
  [0.14, 0.046],
  [0.34, 0.04],
  [0.5, 0.031],
  [0.64, 0.034],
  [0.82, 0.026],
  [1, 0.0195],
];
export const armGirths: Girths = [
  [0, 0.023],
  [0.14, 0.0305],
  [0.3, 0.0275],
  [0.5, 0.0215],
  [0.62, 0.023],
  [0.85, 0.0165],
  [1, 0.0135],
];

/** Widens by the looseness of the cloth, most at the end. */
export const loosened = (girths: Girths, ease: number, flare: number): Girths =>
  girths.map(([share, radius]) => [share, radius + ease + flare * share ** 1.5] as const);

export const darker = (colour: string, by = 0.35): string => mixColours(colour, '#14121c', by);
export const lighter = (colour: string, by = 0.25): string => mixColours(colour, '#ffffff', by);
