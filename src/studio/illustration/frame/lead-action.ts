import type { Setting, StoryScene } from '../../story/story.ts';
import type { Doing } from '../../story-script/scenes/read-activities.ts';
import { canBeHeld } from './things/held.ts';
import type { PoseName } from '../person/poses/find-pose.ts';
import { isIndoor } from '../world/places/indoor.ts';
import { hasTables } from './things/furniture-of-place.ts';
import { isSeatedAtTable } from './things/at-table.ts';
import { findVehicle } from './things/find-vehicle.ts';
import { findMount, isOnHorse } from './things/mounts.ts';
import { isContact } from './partners.ts';
import type { Stage } from './stage.ts';

const luggage: ReadonlySet<string> = new Set(['bag', 'backpack', 'suitcase']);
const opensLaptop = /\bopen(?:s|ed|ing)?(?: up)? (?:the|a|an|her|his|my|their|our) (?:\p{L}+ )?laptop\b/iu;

/** Adapts an activity to its place: a ride without a bicycle or horse is a seat; a person who drove to a place now stands in it. */
export function settle(activity: PoseName, scene: StoryScene): PoseName {
  const { narration, setting } = scene;
  if (activity === 'climb' && /\b(?:stairs?|staircase|steps|flights?)\b/iu.test(narration))
    return 'climb-stairs';
  if (activity === 'play-music') return instrumentPose(narration);
  if (activity === 'ride') return isOnHorse(narration) ? 'ride-horse' : findVehicle(scene) ? 'ride' : 'sit';
  // Outdoors there is no table for the cup.
  if (activity === 'pour' && !hasTables(scene)) return 'give';
  // There is no desk to write at in the street or on a bus.
  if (activity === 'write' && !hasDesks(setting)) return 'read';
  // An opened laptop stands on a desk.
  if (activity === 'open' && isIndoor(setting) && opensLaptop.test(narration)) return 'type';
  if (activity === 'drive' && setting === 'train' && /\b(?:bus|tram|train)\b/iu.test(narration))
    return 'drive';
  if (activity === 'drive' && findMount('drive', narration)) return 'drive';
  return activity === 'drive' && setting !== 'car' ? 'stand' : activity;
}

/** "We drove it to the beach": there they have got out. */
export const drivenUp = (activity: PoseName | undefined, scene: StoryScene): boolean =>
  activity === 'drive' && settle('drive', scene) === 'stand';

const hasDesks = (setting: Setting): boolean =>
  isIndoor(setting) && setting !== 'train' && setting !== 'car' && setting !== 'boat';

/** The pose for the first instrument in the text. */
function instrumentPose(narration: string): PoseName {
  const name =
    /\b(?:violin|fiddle|viola|cello|piano|keyboard|organ|flute|recorder|trumpet|saxophone|sax|clarinet|harmonica|horn|whistle|drums?|accordion|harp)\b/iu
      .exec(narration)?.[0]
      .toLowerCase() ?? 'guitar';
  if (/^(?:violin|fiddle|viola)/u.test(name)) return 'play-violin';
  if (/^(?:piano|keyboard|organ)/u.test(name)) return 'play-piano';
  if (/^(?:flute|recorder|trumpet|sax|clarinet|harmonica|horn|whistle)/u.test(name)) return 'play-wind';
  return /^(?:drum|accordion)/u.test(name) ? 'play-drum' : 'play-guitar';
}

/** The usual work of a place, for work that no verb describes. */
const workAt: Partial<Record<Setting, PoseName>> = {
  kitchen: 'cook',
  restaurant: 'cook',
  office: 'type',
  'meeting-room': 'write',
  classroom: 'write',
  field: 'dig',
  hospital: 'examine',
  dentist: 'examine',
  warehouse: 'carry',
  // There is no table in front of a mirror.
  salon: 'stand',
};

/** Without food in the text, a pan on the stove would look like a mistake. */
const isAboutFood =
  /\b(?:cook|chef|food|meals?|dish(?:es)?|recipes?|dinner|lunch|breakfast|supper|soup|stew|sauce|stove|oven|pans?|pots?|dough|cakes?|bread|pasta|rice|pizza|pie|jam|pancakes?|eggs?|vegetables|guests|menu|kitchen shift)/iu;

/** The pose of the acting person, from the verb or else from the scene's action, place and company. */
export function actionOfLead(
  { order: { scene }, persons, products, animals }: Stage,
  doing: Doing | undefined,
  speakerId: string | null | undefined,
): PoseName {
  const hasOther = persons.length > 1;
  if (doing) {
    const activity = settle(doing.activity, scene);
    // The arm that points at a board would cover the face of the person beside it.
    if (activity === 'teach' && hasOther && scene.shot !== 'wide') return 'talk';
    // A thing that is shown to a person is held between the two.
    if (activity === 'show' && hasOther && doing.partnerId) return 'hold-out';
    const isMissing = isContact(activity) && !hasOther;
    const isIdle = activity === 'talk' || activity === 'listen';
    if (activity !== 'stand' && !isMissing && !(isIdle && !hasOther && animals.length === 0)) return activity;
    if (drivenUp(doing.activity, scene)) return 'stand';
    if (isMissing && activity === 'give' && scene.action === 'hold-out') return 'hold-out';
  }
  // A toy or a pillow is hugged with both arms.
  if (scene.action === 'hug' && !hasOther) return 'carry';
  if (scene.action === 'work') {
    if (isSeatedAtTable(scene.narration) && isIndoor(scene.setting)) return 'sit-at-desk';
    const usual = workAt[scene.setting] ?? 'work';
    return usual === 'cook' && !isAboutFood.test(scene.narration) ? 'stand' : usual;
  }
  if (scene.action === 'sit' && scene.setting === 'car' && persons[0]!.age !== 'child') return 'drive';
  if (scene.action === 'sit-at-desk' && !hasDesks(scene.setting)) return 'read';
  if (scene.action === 'sit-at-desk' && /\bhomework\b/iu.test(scene.narration)) return 'write';
  if (scene.action !== 'stand') return scene.action;
  const holdable = products.find(canBeHeld);
  // Luggage hangs from the hand.
  if (holdable) return luggage.has(holdable.kind) ? 'carry' : 'hold-out';
  if (!hasOther) return 'stand';
  return speakerId && speakerId !== persons[0]!.id ? 'listen' : 'talk';
}
