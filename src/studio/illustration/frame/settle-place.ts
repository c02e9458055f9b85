import { isInstruction } from '../../story-script/third-person.ts';
import { animalRoles } from '../../story-script/words/roles.ts';
import type { FrameOrder } from './frame-plan.ts';

/** Without a place in its words a scene with persons is at home and one with animals outside, never in a photo studio. */
export function settlePlace(order: FrameOrder): FrameOrder {
  const { scene, characters } = order;
  if (scene.setting !== 'studio' || /\bstudio\b/iu.test(scene.narration)) return order;
  const cast = characters.filter(({ id }) => scene.characterIds.includes(id));
  const animals = characters.filter(({ role }) => animalRoles.has(role));
  if (animals.length > 0 && cast.every((one) => animals.includes(one)))
    return { ...order, scene: { ...scene, setting: 'forest' } };
  return cast.length > 0 || isInstruction(scene.narration)
    ? { ...order, scene: { ...scene, setting: 'living-room' } }
    : order;
}
