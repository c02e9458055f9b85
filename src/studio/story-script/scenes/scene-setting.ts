import type { Setting } from '#studio/story/story.ts';
import { chooseSetting, hintWeights } from '../places/choose-setting.ts';
import type { PlaceSigns } from '../places/place-signs.ts';
import type { Facts } from '../read-facts.ts';
import { isIn, type Carried, type SentenceRange } from './carried.ts';
import { readAction } from './read-feelings.ts';

/** The place of a scene: the one that its sentences name or suggest, or else that of the scene before. */
export function findSceneSetting(facts: Facts, range: SentenceRange, carried: Carried): Setting | null {
  const { first, last } = range;
  const signs = facts.places.slice(first, last + 1);
  const setting = chooseSetting(signs, carried.setting, {
    minHint: carried.hasMoved ? hintWeights.onTheMove : hintWeights.atFirst,
    isCarriedHint: carried.isHint,
  });
  const doers = facts.persons.filter(({ mentions }) =>
    mentions.some(({ sentence, acts }) => acts && isIn(range, sentence)),
  );
  // A cat falls asleep in the living room as well.
  const isNap = setting === 'living-room' && doers.length > 0 && doers.every(({ isAnimal }) => isAnimal);
  return isNap ? setting : whereSlept(setting, signs, facts.narration.slice(first, last + 1));
}

const rooms: ReadonlySet<Setting | null> = new Set<Setting | null>(['kitchen', 'living-room', 'bathroom']);

/** A person who goes to sleep at home sleeps in bed, unless the sentence names another room. */
function whereSlept(
  setting: Setting | null,
  signs: readonly PlaceSigns[],
  narration: readonly string[],
): Setting | null {
  if (!rooms.has(setting) || readAction(narration.join(' ')) !== 'sleep') return setting;
  if (narration.some((sentence) => sleepsElsewhere.test(sentence))) return setting;
  const isNamed = signs.some(
    (sign, index) => (sign.get(setting!)?.named ?? 0) > 0 && readAction(narration[index]!) === 'sleep',
  );
  return isNamed ? setting : 'bedroom';
}

/** "Dozed off on the sofa", "asleep over her homework". */
const sleepsElsewhere =
  /\b(?:asleep|slept|sleeps|dozed off|nodded off) (?:at|on|in|over|beside) (?:the|his|her|my|our|their|an?) (?:\p{L}+ )?(?:table|desk|chair|armchair|sofa|couch|floor|stove|homework|books?)\b/iu;
