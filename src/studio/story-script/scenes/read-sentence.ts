import type { StoryCharacter, StoryProduct, StoryScene } from '#studio/story/story.ts';
import { followThings } from '../things/follow-things.ts';
import { findObjectPronouns } from '../words/pronouns.ts';
import { heldAfter } from './remember-postures.ts';
import { readScene } from './read-scene.ts';

/** `isAboutPersons` is false if the sentence mentions no person; `scene` then has the scene's lead. */
export type ReadSentence = { scene: StoryScene; isAboutPersons: boolean };

/**
 * Narrows a scene to one of its sentences: its people, activities and products. Place, time, weather and mood are those of
 * the scene; without a person in the sentence, the scene's lead is used.
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
  const quotations = scene.quotations.filter(({ text: said }) => sentence.includes(said));
  // "Are you tired, Grandma?" he asked: the speaker is shown, also if only the other person is named.
  const speakers = quotations.flatMap(({ characterId }) => characterId ?? []);
  const meant = [
    ...new Set([...speakers, ...read.characterIds, ...findObjects(sentence, read.characterIds, present)]),
  ];
  const held = heldAfter(
    scene.narration.slice(0, Math.max(0, scene.narration.indexOf(sentence))),
    scene,
    cast,
  );
  const { posturesBefore: _atFirst, ...during } = scene;
  const own = {
    ...during,
    narration: sentence,
    ...(namedBefore.length > 0 && { namedBefore }),
    ...(held.length > 0 && { posturesBefore: held }),
    characterIds: meant.length > 0 ? meant : scene.characterIds.slice(0, 1),
    productIds: read.productIds,
    action: read.action,
    feeling: read.feeling,
    quotations,
  };
  return { scene: own, isAboutPersons: meant.length > 0 };
}

/** Things that this or the previous scene mentioned before this sentence. */
function findNamedBefore(
  sentence: string,
  { narration, namedBefore = [] }: StoryScene,
  cast: { characters: readonly StoryCharacter[]; products: readonly StoryProduct[] },
): string[] {
  const earlier = narration.slice(0, Math.max(0, narration.indexOf(sentence)));
  const { named } = followThings(earlier, { before: namedBefore, ...cast });
  return named.length > 0 ? named : namedBefore;
}

/** Resolves object pronouns to the only other person present that fits. */
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
