import type { Shot } from '../../story/story.ts';
import { readShot } from '../../story-script/read-picture.ts';
import { chooseShot } from './shot/choose-shot.ts';
import type { Stage } from './stage.ts';

/** The shots of three pictures of one scene, beginning with its own. */
const shotsOf: Record<Shot, readonly [Shot, Shot, Shot]> = {
  wide: ['wide', 'medium', 'close-up'],
  medium: ['medium', 'wide', 'close-up'],
  'close-up': ['close-up', 'medium', 'wide'],
  'over-the-shoulder': ['over-the-shoulder', 'close-up', 'medium'],
  product: ['product', 'medium', 'detail'],
  detail: ['detail', 'product', 'medium'],
};
/** Size of the subject if the scene allows one shot only. */
const nearnessOf = [1, 1.15, 0.75] as const;

/**
 * The stage of a redraw with another shot, or another distance if only one shot can show the action. With the sides, which
 * `setStage` alternates, the pictures repeat after six. A described picture keeps its shot.
 */
export function varyForRedraw(stage: Stage): Stage {
  const { order } = stage;
  const nth = (order.variation ?? 0) % 3;
  if (nth === 0) return stage;
  const { scene } = order;
  const shot = scene.pictured ? scene.shot : shotsOf[scene.shot][nth]!;
  const other: Stage = { ...stage, order: { ...order, scene: { ...scene, shot } } };
  if (chooseShot(other) !== chooseShot(stage)) return other;
  return scene.pictured && readShot(scene.description) ? stage : { ...other, nearness: nearnessOf[nth]! };
}
