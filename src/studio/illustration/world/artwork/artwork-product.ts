import type { ThingLook } from '../../../story-script/things/thing-book.ts';
import type { Product } from '../products/product.ts';
import { findArtwork } from './artwork.ts';
import { drawArtwork } from './draw-artwork.ts';

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
