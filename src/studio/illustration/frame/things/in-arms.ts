import { roleRows } from '../../../story-script/words/roles.ts';
import type { AnimalFigure } from '../../animal/animal-figure.ts';
import type { AnimalLook } from '../../animal/animal-look.ts';
import { drawAnimal } from '../../animal/draw-animal.ts';
import { measureAnimal } from '../../animal/measure-animal.ts';
import type { Brush } from '../../brush/brush.ts';
import type { Box } from '../../brush/manner.ts';
import type { ShownThing } from '../frame-plan.ts';

type Animal = { character: { name: string; role: string }; look: AnimalLook };

const takesUp =
  '(?:carr(?:y|ies|ied|ying)|holds?|held|holding|hugs?|hugged|hugging|cuddl(?:es?|ed|ing)|cradl(?:es?|ed|ing)|picks? up|picked up|scoops? up|scooped up|lifts?|lifted|lifting|rocks?|rocked|kiss(?:es|ed)?|wraps?|wrapped|rescues?|rescued|tucks?|tucked)';
/** "Held the dog's lead", "held the horse by": the animal stays on the ground. */
const isHeldOtherwise = /^(?:['’]s?\b| (?:by|on) (?:the|its|his|her) (?:collar|lead|leash|reins|tail))/u;
/** Metres at the shoulder; young of any kind are small enough. */
const maxHeight = 0.5;
/** Carried animals are light, whatever their kind. */
const maxCarried = 0.85;
const carries = /\bcarr(?:y|ies|ied|ying)\b/iu;
const young = /\b(?:lamb|kid|calf|foal|puppy|pup|kitten|piglet|cub|fawn|duckling|chick|smallest|baby)\b/iu;

const wordsFor = ({ name, role }: Animal['character']): string[] => [
  name,
  ...roleRows.flatMap(([phrase, found]) => (found.role.label === role && !found.isPlural ? [phrase] : [])),
];
const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The small animal that a person carries, holds or hugs in a moment; undefined if there is none. */
export function findInArms<Found extends Animal>(
  moment: string,
  animals: readonly Found[],
  story: string,
): Found | undefined {
  return animals.find(({ character, look }) => {
    const words = wordsFor(character).map(escape).join('|');
    const isSmall =
      look.height <= (carries.test(moment) ? maxCarried : maxHeight) ||
      young.test(character.name) ||
      young.test(story);
    if (!isSmall) return false;
    const named = new RegExp(`\\b${takesUp} (?:[\\p{L}-]+ ){0,3}?(?:${words})(?![\\p{L}])`, 'iu').exec(
      moment,
    );
    if (named) return !isHeldOtherwise.test(moment.slice(named.index + named[0].length));
    const inArms = new RegExp(
      `\\b(?:${words})\\b[^.!?]{0,40}\\bin (?:her|his|my|their) (?:arms|lap|jacket|coat)\\b`,
      'iu',
    );
    if (inArms.test(moment)) return true;
    // "It", after the only animal was named.
    return (
      animals.length === 1 &&
      new RegExp(`\\b(?:${words})\\b`, 'iu').test(moment) &&
      new RegExp(
        `\\b${takesUp} (?:it|him|her)(?= (?:home|up|to|back|in|into|on|against|close|tight)\\b|[.,!?]|$| and\\b)`,
        'iu',
      ).test(moment)
    );
  });
}

/** Metres from nose to tail of an animal that lies in someone's arms. */
const [shortest, longest] = [0.46, 0.62];

const lying = (look: AnimalLook, facing: -1 | 1): AnimalFigure => ({
  look,
  posture: 'lie',
  feeling: 'happy',
  x: 0,
  y: 0,
  height: 100,
  facing,
  turn: 0.6,
});

export const animalInArms = ({ character, look }: Animal): ShownThing => ({
  kind: 'toy',
  colour: null,
  name: character.name,
  animal: look,
});

/** Size in metres of an animal in someone's arms. */
export function sizeInArms(look: AnimalLook): { width: number; height: number } {
  const { box } = measureAnimal(lying(look, 1));
  const width = Math.min(longest, Math.max(shortest, (look.height * box.width) / 100));
  return { width, height: (width * box.height) / box.width };
}

/** Paints an animal that lies in a box, facing the way of the person who holds it. */
export function drawInArms(brush: Brush, look: AnimalLook, box: Box, facing: -1 | 1): void {
  const still = lying(look, facing);
  const measured = measureAnimal(still).box;
  const scale = Math.min(box.width / measured.width, box.height / measured.height);
  drawAnimal(brush, {
    ...still,
    height: still.height * scale,
    x: box.x + box.width / 2 - (measured.x + measured.width / 2) * scale,
    y: box.y + box.height - (measured.y + measured.height) * scale,
  });
}
