import type { Shot } from '../../story/story.ts';
import { readShot } from '../../story-script/read-picture.ts';
import { chooseShot } from './choose-shot.ts';
import type { FrameOrder } from './frame-plan.ts';
import type { Stage } from './stage.ts';

/** The shots of three pictures of one scene, the first of all being its own. */
const shotsOf: Record<Shot, readonly [Shot, Shot, Shot]> = {
  wide: ['wide', 'medium', 'close-up'],
  medium: ['medium', 'wide', 'close-up'],
  'close-up': ['close-up', 'medium', 'wide'],
  'over-the-shoulder': ['over-the-shoulder', 'close-up', 'medium'],
  product: ['product', 'medium', 'detail'],
  detail: ['detail', 'product', 'medium'],
};
/** How large the subject is where the scene allows one shot only. */
const nearnessOf = [1, 1.15, 0.75] as const;

/** Every other picture of a scene is seen from the other side. */
export const isFlipped = ({ take = 0 }: FrameOrder): boolean => take % 2 === 1;

/**
 * The stage of a redraw: another side by turns, and another shot, or where only one shows what is done another distance.
 * Together they repeat after six pictures. What the author described keeps its shot.
 */
export function retake(stage: Stage): Stage {
  const { order } = stage;
  const nth = (order.take ?? 0) % 3;
  if (nth === 0) return stage;
  const { scene } = order;
  const shot = scene.pictured ? scene.shot : shotsOf[scene.shot][nth]!;
  const other: Stage = { ...stage, order: { ...order, scene: { ...scene, shot } } };
  if (chooseShot(other) !== chooseShot(stage)) return other;
  return scene.pictured && readShot(scene.description) ? stage : { ...other, nearness: nearnessOf[nth]! };
}
