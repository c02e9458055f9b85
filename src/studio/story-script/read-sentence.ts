import type { StoryCharacter, StoryProduct, StoryScene } from '#studio/story/story.ts';
import { readScene } from './read-scene.ts';

/**
 * A scene as one of its sentences tells it: who is meant, what they do, which products are named. Place, time, weather and
 * mood stay those of the scene; who is not named is meant by the scene's lead.
 */
export function readSentence(
  sentence: string,
  scene: StoryScene,
  cast: { characters: readonly StoryCharacter[]; products: readonly StoryProduct[] },
): StoryScene {
  if (!/[\p{L}\p{N}]/u.test(sentence)) return scene;
  const present = scene.characterIds.flatMap(
    (id) => cast.characters.find((character) => character.id === id) ?? [],
  );
  const read = readScene(sentence, {
    title: scene.title,
    mood: scene.mood,
    scenes: [scene],
    characters: present,
    products: [...cast.products],
  });
  return {
    ...scene,
    narration: sentence,
    characterIds: read.characterIds.length > 0 ? read.characterIds : scene.characterIds.slice(0, 1),
    productIds: read.productIds,
    action: read.action,
    feeling: read.feeling,
    quotations: scene.quotations.filter(({ text }) => sentence.includes(text)),
  };
}
