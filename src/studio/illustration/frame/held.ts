import type { Brush } from '../brush/brush.ts';
import type { Box } from '../brush/manner.ts';
import type { Figure } from '../person/figure.ts';
import { canHold, type HeldThing } from '../person/hands/held-thing.ts';
import { drawTool, isTool } from '../person/hands/tools.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { drawProduct } from '../world/products/draw-product.ts';
import { artworkProduct } from '../world/artwork/artwork-product.ts';
import type { ThingLook } from '../../story-script/thing-book.ts';
import type { ShownThing } from './frame-plan.ts';

export const heldThing = (product: ShownThing): HeldThing => ({
  kind: product.kind,
  ...(product.look && { hold: holdOfLook(product.look) }),
  paint: (brush: Brush, box: Box, facing: -1 | 1) => {
    const { kind } = product;
    if (product.look) drawProduct(brush, { ...product, kind: 'toy', look: product.look }, box);
    else if (isTool(kind)) drawTool(brush, kind, box, facing);
    else drawProduct(brush, { ...product, kind }, box);
  },
});

/** Long things are shown shorter in a hand, so that they hide no face. */
const longestInHand = 0.62;

function holdOfLook(look: ThingLook): NonNullable<HeldThing['hold']> {
  const { width, height } = artworkProduct(look);
  const share = Math.min(1, longestInHand / Math.max(width, height));
  // Small things are found at a glance.
  const shown = Math.max(share, smallestInHand / Math.max(width, height));
  return {
    width: width * shown,
    height: height * shown,
    by: look.hold === 'none' || look.hold === 'both' ? 'palm' : look.hold,
  };
}
const smallestInHand = 0.14;

export const canBeHeld = ({ kind, look }: ShownThing): boolean =>
  look ? look.hold !== 'none' && look.hold !== 'both' : canHold(kind);

export const heldByFigure = (figure: Omit<Figure, 'holds'>, product: ShownThing): Box | null =>
  measureFigure({ ...figure, holds: heldThing(product) }).held;
