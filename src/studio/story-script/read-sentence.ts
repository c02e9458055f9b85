import type { StoryCharacter, StoryProduct, StoryScene } from '#studio/story/story.ts';
import { followThings } from './follow-things.ts';
import { findObjectPronouns } from './words/pronouns.ts';
import { readScene } from './read-scene.ts';

/** `isAboutPersons` is false where the sentence names no person; `scene` then has the scene's lead. */
export type ReadSentence = { scene: StoryScene; isAboutPersons: boolean };

/**
 * A scene as one of its sentences tells it: who is meant, what they do, which products are named. Place, time, weather and
 * mood stay those of the scene; who is not named is meant by the scene's lead.
 */
export function readSentence(
  sentence: string,
  scene: StoryScene,
  cast: { characters: readonly StoryCharacter[]; products: readonly StoryProduct[] },
): ReadSentence {
  if (!/[\p{L}\p{N}]/u.test(sentence)) return { scene, isAboutPersons: true };
  const present = scene.characterIds.flatMap(
    (id) => cast.characters.find((character) => character.id === id) ?? [],
  );
  const namedBefore = findNamedBefore(sentence, scene, cast);
  const { text } = followThings(sentence, { before: namedBefore, ...cast });
  const read = readScene(text, {
    title: scene.title,
    mood: scene.mood,
    scenes: [scene],
    characters: present,
    products: [...cast.products],
  });
  const meant = [...new Set([...read.characterIds, ...findObjects(sentence, read.characterIds, present)])];
  const own = {
    ...scene,
    narration: sentence,
    ...(namedBefore.length > 0 && { namedBefore }),
    characterIds: meant.length > 0 ? meant : scene.characterIds.slice(0, 1),
    productIds: read.productIds,
    action: read.action,
    feeling: read.feeling,
    quotations: scene.quotations.filter(({ text }) => sentence.includes(text)),
  };
  return { scene: own, isAboutPersons: meant.length > 0 };
}

/** Things that the scene, or the one before, named before this sentence. */
function findNamedBefore(
  sentence: string,
  { narration, namedBefore = [] }: StoryScene,
  cast: { characters: readonly StoryCharacter[]; products: readonly StoryProduct[] },
): string[] {
  const earlier = narration.slice(0, Math.max(0, narration.indexOf(sentence)));
  const { named } = followThings(earlier, { before: namedBefore, ...cast });
  return named.length > 0 ? named : namedBefore;
}

/** To whom it is done: of those who are there, the only other one whom the pronoun fits. */
function findObjects(
  sentence: string,
  doers: readonly string[],
  present: readonly StoryCharacter[],
): string[] {
  if (doers.length !== 1) return [];
  const told = sentence.replaceAll(/[“"][^”"]*[”"]/gu, ' ');
  return findObjectPronouns(told).flatMap(({ gender }) => {
    const fitting = present.filter((one) => one.gender === gender && !doers.includes(one.id));
    return fitting.length === 1 ? [fitting[0]!.id] : [];
  });
}
