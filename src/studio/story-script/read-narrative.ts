import type { Story, StoryScene } from '#studio/story/story.ts';
import { cleanNarrative, splitSentences } from './narrative-text.ts';
import { planScenes } from './plan-scenes.ts';

/** The narrative has nothing that could be told. */
export class EmptyNarrativeError extends Error {
  override readonly name = 'EmptyNarrativeError';
}

export type StoryNote = 'names-not-found';

const countWords = (text: string): number => Math.max(1, text.split(/\s+/u).length);

/** The story of a narrative: the same for the same text. Each of its sentences is in exactly one scene. */
export function readNarrative(narrative: string): { story: Story; notes: StoryNote[] } {
  const text = cleanNarrative(narrative);
  const sentences = splitSentences(text);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new EmptyNarrativeError('The narrative has no words');
  const starts = planScenes(
    sentences.map((sentence) => ({
      words: countWords(sentence.text),
      beginning: sentence.continues ? 0 : sentence.startsParagraph ? 1 : 0,
    })),
  );
  const scenes = starts.map((start, index): StoryScene => {
    const last = (starts[index + 1] ?? sentences.length) - 1;
    const narration = text.slice(sentences[start]!.start, sentences[last]!.end);
    return {
      title: `Scene ${index + 1}`,
      description: '',
      narration,
      shot: index === 0 ? 'wide' : 'medium',
      setting: 'studio',
      timeOfDay: 'morning',
      weather: 'clear',
      mood: 'neutral',
      characterIds: [],
      productIds: [],
      action: 'stand',
      feeling: 'neutral',
      quotations: [],
    };
  });
  return { story: { title: '', mood: 'neutral', scenes, characters: [], products: [] }, notes: [] };
}
