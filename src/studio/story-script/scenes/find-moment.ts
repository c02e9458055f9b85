import type { StoryScene } from '#studio/story/story.ts';
import { readAction } from './read-feelings.ts';

/**
 * A picture shows one moment: the sentence of a scene's narration with its action, or the whole narration if no sentence
 * fits better than the others.
 */
export function findMoment({ narration, action }: Pick<StoryScene, 'narration' | 'action'>): string {
  if (action === 'stand') return narration;
  const sentences = narration.match(/[^.!?…]+[.!?…]+["'”’»)]*|[^.!?…]+$/gu) ?? [];
  return sentences.find((sentence) => readAction(sentence) === action) ?? narration;
}
