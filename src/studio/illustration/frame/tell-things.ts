import { followThings } from '../../story-script/follow-things.ts';
import type { FrameOrder } from './frame-plan.ts';

/** The order with "the violin" for "it", so that what hands take is found by its name. */
export function tellThings(order: FrameOrder): FrameOrder {
  const { scene, characters, products } = order;
  const { text } = followThings(scene.narration, { before: scene.namedBefore ?? [], products, characters });
  return text === scene.narration ? order : { ...order, scene: { ...scene, narration: text } };
}
