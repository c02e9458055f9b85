import { animalRoles } from '../../story-script/words/roles.ts';
import type { StoryScene } from '../../story/story.ts';
import { isIndoor } from '../world/places/indoor.ts';
import type { FrameOrder } from './frame-plan.ts';

/** Whether the narration names no place, not even a photo studio. */
export const hasNoPlace = ({ setting, narration }: StoryScene): boolean =>
  setting === 'studio' && !/\bstudio\b/iu.test(narration);

/** Rowing and swimming never happen in a room. */
const isOnWater =
  /\b(?:row(?:s|ed)(?! of)|paddl(?:es|ed) (?:the|a|across|over|along|to|down|up|through)|sw(?:ims|am) (?:through|across|to|over|in the (?:river|lake|sea|pond)|after|back|away))\b/iu;

const rides =
  /\b(?:rid(?:es|ing)|rode|cycl(?:es|ed)|pedal(?:s|led)) (?:(?:a|the|her|his|my) )?(?:\p{L}+ )?(?:bike|bicycle|scooter|moped)s?\b|\bby (?:\p{L}+ )?(?:bike|bicycle|scooter|moped)\b/iu;

/** Without a named place, animals are outdoors and people stand in front of a plain background. */
export function settlePlace(order: FrameOrder): FrameOrder {
  const { scene, characters } = order;
  if (
    isOnWater.test(scene.narration) &&
    (hasNoPlace(scene) || (isIndoor(scene.setting) && scene.setting !== 'pool'))
  )
    return { ...order, scene: { ...scene, setting: 'lake' } };
  if (!hasNoPlace(scene)) return order;
  // A rider is on a road.
  if (rides.test(scene.narration)) return { ...order, scene: { ...scene, setting: 'street' } };
  const cast = characters.filter(({ id }) => scene.characterIds.includes(id));
  const animals = characters.filter(({ role }) => animalRoles.has(role));
  const isTale = cast.length > 0 || animals.length === characters.length;
  if (animals.length > 0 && isTale && cast.every((one) => animals.includes(one)))
    return { ...order, scene: { ...scene, setting: 'forest' } };
  return order;
}
