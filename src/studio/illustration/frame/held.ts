import type { Brush } from '../brush/brush.ts';
import type { Box } from '../brush/manner.ts';
import type { Figure } from '../person/figure.ts';
import type { HeldThing } from '../person/hands/held-thing.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { drawProduct } from '../world/products/draw-product.ts';
import type { ShownProduct } from './frame-plan.ts';

export const heldThing = (product: ShownProduct): HeldThing => ({
  kind: product.kind,
  paint: (brush: Brush, box: Box) => drawProduct(brush, product, box),
});

export const heldByFigure = (figure: Omit<Figure, 'holds'>, product: ShownProduct): Box | null =>
  measureFigure({ ...figure, holds: heldThing(product) }).held;
