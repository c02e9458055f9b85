import type { Layer } from '../../motion/film.ts';
import type { Palette } from '../colour/palette.ts';
import type { Layout } from '../layout.ts';
import type { ReelPlan } from '../reel-plan.ts';
import type { Look, StyleSystem } from '../style/style-system.ts';

/** Shared input of the layers of a film. */
export type Direction = {
  order: ReelPlan;
  system: StyleSystem;
  look: Look;
  palette: Palette;
  layout: Layout;
};

export type Span = { from: number; to: number };

/** A layer for a painter that needs the film's palette. */
export function paint(direction: Direction, painter: string, span: Span, params: object, depth = 0): Layer {
  const { system } = direction;
  const { style, brand, seed } = direction.order;
  const { minChroma } = system;
  return {
    ...span,
    depth,
    kind: 'painting',
    painter,
    params: {
      style,
      palette: { colours: brand.colours, seed: `${seed} ${brand.name}`, minChroma },
      ...params,
    },
  };
}
