import { animalRoles } from '../../story-script/words/roles.ts';
import { yieldsTo } from '../../story-script/places/story-room.ts';
import { usualRoom } from '../../story-script/places/usual-room.ts';
import type { Setting, StoryScene } from '../../story/story.ts';
import { isIndoor } from '../world/places/indoor.ts';
import type { FrameOrder } from './frame-plan.ts';

/** Whether the narration names no place, not even a photo studio. */
export const hasNoPlace = ({ setting, narration }: StoryScene): boolean =>
  setting === 'studio' && !/\bstudio\b/iu.test(narration);

/** Rowing and swimming never happen in a room. */
const isOnWater =
  /\b(?:row(?:s|ed)(?! of)|paddl(?:es|ed) (?:the|a|across|over|along|to|down|up|through)|sw(?:ims|am) (?:through|across|to|over|in the (?:river|lake|sea|pond)|after|back|away))\b/iu;

/** "Rode her old bike", "by bicycle". */
const rides =
  /\b(?:rid(?:es|ing)|rode|cycl(?:es|ed)|pedal(?:s|led)) (?:(?:a|the|her|his|my) )?(?:\p{L}+ )?(?:bike|bicycle|scooter|moped)s?\b|\bby (?:\p{L}+ )?(?:bike|bicycle|scooter|moped)\b/iu;

/** Other sleepers are shown at night. */
const byDay =
  /\b(?:naps?|napp\w+|morning|dawn|sunrise|noon|afternoon|daylight|sun(?:light|ny)?|day|dozes?|dozed)\b/iu;
const atHome: Setting = 'living-room';
/** Something happens, though no person is named: "the power went out". */
const hasVerb =
  /\b(?:went|goes|came|comes|was|were|had|did|has|rang|rings|started|starts|stopped|stops|fell|falls|broke|breaks)\b/iu;
/** Weather that the sentence names is seen from outside. */
const isBadWeather = ({ weather, narration }: StoryScene): boolean =>
  (weather === 'rain' || weather === 'snow') &&
  !/\b(?:inside|indoors|window|at home|bed|sofa|kitchen)\b/iu.test(narration);

const pets = /^(?:cat|kitten|dog|puppy|hamster|guinea pig|parrot|canary|budgie|rabbit|goldfish)$/u;

function assumeRoom({ narration, roomBefore }: StoryScene): Setting {
  const guess = usualRoom(narration);
  return guess && !yieldsTo(guess, roomBefore ?? null) ? guess : (roomBefore ?? atHome);
}

/** Without a named place, animals are outdoors, and people where such a moment usually happens, else at home. */
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
  // The cat of a neighbour is at home, the fox of a tale in the forest.
  const isPet = animals.length < characters.length && cast.every(({ role }) => pets.test(role));
  if (animals.length > 0 && isTale && !isPet && cast.every((one) => animals.includes(one)))
    return { ...order, scene: { ...scene, setting: 'forest' } };
  // A product on its own is shown as in a catalogue.
  if (
    cast.length === 0 &&
    !scene.roomBefore &&
    (scene.productIds.length > 0 || !hasVerb.test(scene.narration))
  )
    return order;
  const setting = isBadWeather(scene) ? 'street' : assumeRoom(scene);
  const isNight = setting === 'bedroom' && scene.action === 'sleep' && !byDay.test(scene.narration);
  return { ...order, scene: { ...scene, setting, ...(isNight && { timeOfDay: 'night' }) } };
}
