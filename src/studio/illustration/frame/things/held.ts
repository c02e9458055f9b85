import type { Brush } from '../../brush/brush.ts';
import type { Box } from '../../brush/manner.ts';
import type { Figure } from '../../person/figure.ts';
import { canHold, type HeldThing } from '../../person/hands/held-thing.ts';
import { drawTool, isTool } from '../../person/hands/tools.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import { drawProduct } from '../../world/products/draw-product.ts';
import { artworkProduct } from '../../world/artwork/artwork-product.ts';
import type { ThingLook } from '../../../story-script/things/thing-book.ts';
import type { ShownThing } from '../frame-plan.ts';
import { drawInArms, sizeInArms } from './in-arms.ts';

export const heldThing = (product: ShownThing): HeldThing => ({
  kind: product.kind,
  ...(product.look && { hold: holdOfLook(product.look) }),
  ...(product.animal && { hold: { ...sizeInArms(product.animal), by: 'palm' as const } }),
  paint: (brush: Brush, box: Box, facing: -1 | 1) => {
    const { kind } = product;
    if (product.animal) drawInArms(brush, product.animal, box, facing);
    else if (product.look) drawLook(brush, { ...product, look: product.look }, box, facing);
    else if (isTool(kind)) drawTool(brush, kind, box, facing);
    else drawProduct(brush, { ...product, kind }, box);
  },
});

/** Instruments that point in the direction of the arm that holds their neck. */
const turned = new Set([
  'guitar',
  'violin',
  'banjo',
  'trumpet',
  'flute',
  'saxophone',
  'fishing-pole',
  'harp',
]);

function drawLook(brush: Brush, product: ShownThing & { look: ThingLook }, box: Box, facing: -1 | 1): void {
  const draw = () => drawProduct(brush, { ...product, kind: 'toy' }, box);
  if (facing === 1 || !turned.has(product.look.artwork)) return draw();
  const { context } = brush;
  const middle = box.x + box.width / 2;
  context.save();
  context.translate(middle, 0);
  context.scale(-1, 1);
  context.translate(-middle, 0);
  draw();
  context.restore();
}

/** Long things are drawn shorter in a hand, so that they do not hide a face. */
const maxLengthInHand = 0.62;

function holdOfLook(look: ThingLook): NonNullable<HeldThing['hold']> {
  const { width, height } = artworkProduct(look);
  const maxLength = large.has(look.artwork) ? maxLengthOnBody : maxLengthInHand;
  const share = Math.min(1, maxLength / Math.max(width, height));
  // Small things are enlarged until they are visible at a glance.
  const shown = Math.max(share, minLengthInHand / Math.max(width, height));
  return {
    width: width * shown,
    height: height * shown,
    by: large.has(look.artwork) ? 'grip' : look.hold === 'none' || look.hold === 'both' ? 'palm' : look.hold,
  };
}
const minLengthInHand = 0.14;
/** Things in front of the body, drawn at nearly their real size. */
const large = new Set([
  'guitar',
  'banjo',
  'violin',
  'drum',
  'long-drum',
  'accordion',
  'saxophone',
  'harp',
  'fishing-pole',
]);
const maxLengthOnBody = 0.85;

export const canBeHeld = ({ kind, look }: ShownThing): boolean =>
  look ? look.hold !== 'none' && look.hold !== 'both' : canHold(kind);

export const heldByFigure = (figure: Omit<Figure, 'holds'>, product: ShownThing): Box | null =>
  measureFigure({ ...figure, holds: heldThing(product) }).held;
