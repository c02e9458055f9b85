import { followThings } from '../../story-script/follow-things.ts';
import type { FrameOrder } from './frame-plan.ts';

/** Replaces "it" by the thing it refers to ("the violin"), so that held things are found by name. */
export function tellThings(order: FrameOrder): FrameOrder {
  const { scene, characters, products } = order;
  const { text } = followThings(scene.narration, { before: scene.namedBefore ?? [], products, characters });
  return text === scene.narration ? order : { ...order, scene: { ...scene, narration: text } };
}
