import { findThingLook, type ThingLook } from '../../../story-script/things/thing-book.ts';
import type { StoryProduct } from '../../../story/story.ts';

/** Things with a painter, which draws them in the story's colour and with the brand's name. */
const painted = new Set(
  `bread candle scissors luggage umbrella backpack watch ring glasses sunglasses headphone bicycle soap toothbrush kitchen-knife teddy-bear notebook
  pen basket gloves running-shoe mans-shoe chair couch-and-lamp potted-plant tent t-shirt coat dress jeans scarf camera jar handbag safety-vest bouquet
  motor-scooter alarm-clock laptop microphone lotion-bottle socks pill hair-pick printer steaming-bowl`.split(
    /\s+/u,
  ),
);

/** Each of forty kinds has one painter: a violin has the kind "guitar" and a grill "pan", but neither looks like it. */
export function withLook<Product extends StoryProduct>(product: Product): Product & { look?: ThingLook } {
  const look = findThingLook(product.name);
  return look && !look.artwork.startsWith('=') && !painted.has(look.artwork) ? { ...product, look } : product;
}
