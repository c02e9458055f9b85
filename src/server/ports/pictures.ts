import type { StoryStyle } from '#contract/stories.ts';
import type { StoryCharacter, StoryProduct, StoryScene } from '#contract/story-words.ts';
import type { EngineContext } from './engine-context.ts';

export type PictureShape = 'portrait' | 'square' | 'landscape';

/** The content of a story's picture. For engines that compose pictures, the same seed yields the same picture. */
export type PictureSubject = { style: StoryStyle; seed: string } & (
  | {
      kind: 'frame';
      scene: StoryScene;
      /** All characters of the story; `scene` names the visible ones. */
      characters: StoryCharacter[];
      products: StoryProduct[];
      /** The variation, absent for the first picture. The key's name is part of stored recipes and subjects. */
      take?: number;
    }
  | {
      kind: 'character';
      character: StoryCharacter;
      /** The story's other people, who must not look alike. */
      cast: StoryCharacter[];
    }
  | { kind: 'product'; product: StoryProduct }
);

export type PictureOrder = {
  /** The prompt, for engines that draw from text. */
  prompt: string;
  /** The structured subject, for engines that compose pictures. */
  subject: PictureSubject;
  shape: PictureShape;
  outputPath: string;
  context: EngineContext;
};

/** Draws a PNG or JPEG file. Throws ProviderError, which is not retryable if the prompt was refused. */
export type Pictures = { draw: (order: PictureOrder) => Promise<void> };
