import type { ProductKind } from '../../../story/story.ts';
import { drawProduct } from '../../world/products/draw-product.ts';
import type { Figure } from '../figure.ts';
import type { HeldThing } from './held-thing.ts';

/** Default things for actions that are not recognisable with empty hands. */
export function ownThing({ action, variant = 0, look }: Figure): HeldThing | null {
  const second = Math.abs(variant) % 2 === 1;
  const kinds: Partial<Record<Figure['action'], ProductKind>> = {
    phone: 'phone',
    read: 'book',
    drink: 'cup',
    carry: second ? 'bag' : 'box',
  };
  const kind = kinds[action];
  if (!kind) return null;
  const colours = ['#7a4a3a', '#3f5f7a', '#5f7a4f', '#8a5a7a'];
  const colour =
    kind === 'phone' ? '#23252b' : kind === 'box' ? '#b98d5c' : colours[look.seed % colours.length]!;
  return { kind, paint: (brush, box) => drawProduct(brush, { kind, colour, name: '' }, box) };
}
