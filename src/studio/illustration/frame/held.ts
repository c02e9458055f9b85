import type { Brush } from '../brush/brush.ts';
import type { Box } from '../brush/manner.ts';
import type { Figure } from '../person/figure.ts';
import type { HeldThing } from '../person/hands/held-thing.ts';
import { drawTool, isTool } from '../person/hands/tools.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { drawProduct } from '../world/products/draw-product.ts';
import type { ShownThing } from './frame-plan.ts';

export const heldThing = (product: ShownThing): HeldThing => ({
  kind: product.kind,
  paint: (brush: Brush, box: Box, facing: -1 | 1) => {
    const { kind } = product;
    if (isTool(kind)) drawTool(brush, kind, box, facing);
    else drawProduct(brush, { ...product, kind }, box);
  },
});

export const heldByFigure = (figure: Omit<Figure, 'holds'>, product: ShownThing): Box | null =>
  measureFigure({ ...figure, holds: heldThing(product) }).held;
