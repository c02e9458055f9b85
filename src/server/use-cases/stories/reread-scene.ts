import type { Story, StoryScene } from '#contract/story-words.ts';
import { EmptyNarrativeError, readNarrative } from '#studio/story-script/read-narrative.ts';

/** A scene of this text, of a story whose characters and products are known: they are found by their names. */
export function rereadScene(text: string, story: Story): StoryScene {
  const { title, description, ...scene } = readFirst(text) ?? { ...story.scenes[0]!, quotations: [] };
  const isNamed = ({ name }: { name: string }): boolean => name !== '' && hasWord(text, name);
  return {
    ...scene,
    title: title || 'Scene',
    description: description || text,
    narration: text,
    characterIds: story.characters.filter(isNamed).map(({ id }) => id),
    productIds: story.products.filter(isNamed).map(({ id }) => id),
    quotations: scene.quotations.map((quotation) => ({ ...quotation, characterId: null })),
  };
}

function readFirst(text: string): StoryScene | undefined {
  try {
    return readNarrative(text).story.scenes[0];
  } catch (error) {
    if (error instanceof EmptyNarrativeError) return undefined;
    throw error;
  }
}

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;
const hasWord = (text: string, name: string): boolean => wordsOf(text).includes(wordsOf(name));
