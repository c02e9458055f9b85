import { type ThingLook, findThingLook } from '../../../story-script/things/thing-book.ts';
import type { Product } from '../products/product.ts';
import { findArtwork } from './artwork.ts';
import { drawArtwork } from './draw-artwork.ts';
import type { StoryProduct } from '../../../story/story.ts';

/** Artwork as a product: keeps its proportions; its longer side has the length of the thing. */
export function artworkProduct({ artwork, metres }: ThingLook): Product {
  const [, , wide, high] = findArtwork(artwork)?.box ?? [0, 0, 1, 1];
  const metre = metres / Math.max(wide, high);
  return {
    width: wide * metre,
    height: high * metre,
    colour: '#b98a55',
    paint: ({ pen }) => {
      const half = (50 * wide) / high;
      const [left, top] = pen.spot(-half, -100);
      const [right, bottom] = pen.spot(half, 0);
      drawArtwork(
        pen.brush,
        artwork,
        { x: Math.min(left, right), y: top, width: Math.abs(right - left), height: bottom - top },
        right < left,
      );
    },
  };
}

/** Roles drawn as artwork: drawing a person instead would be worse than drawing nothing. */
export const artworkRoles: ReadonlySet<string> = new Set(['robot', 'dragon', 'ghost', 'alien', 'snowman']);

/** Things with a painter, which draws them in the story's colour and with the brand's name. */
const painted = new Set(
  `bread candle scissors luggage umbrella backpack watch ring glasses sunglasses headphone bicycle soap toothbrush kitchen-knife teddy-bear notebook
  pen basket gloves running-shoe mans-shoe chair couch-and-lamp potted-plant tent t-shirt coat dress jeans scarf camera jar handbag safety-vest bouquet
  motor-scooter alarm-clock laptop microphone lotion-bottle socks pill hair-pick printer steaming-bowl`.split(
    /\s+/u,
  ),
);

/** The words for its picture say what a brand is: "Bolt, a coffee machine, clean product picture". */
const isBrand = ({ name, visualPrompt }: StoryProduct): boolean =>
  visualPrompt.startsWith(`${name}, `) && !visualPrompt.startsWith(`${name}, clean `);

/**
 * Each of forty kinds has one painter: a violin has the kind "guitar" and a grill "pan", but neither looks like it. The name
 * of a brand says nothing of its looks: the Bolt is a coffee machine.
 */
export function withLook<T extends StoryProduct>(product: T): T & { look?: ThingLook } {
  const look = isBrand(product) ? null : findThingLook(product.name);
  return look && !look.artwork.startsWith('=') && !painted.has(look.artwork) ? { ...product, look } : product;
}
