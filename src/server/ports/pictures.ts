import type { StoryStyle } from '#contract/stories.ts';
import type { StoryCharacter, StoryProduct, StoryScene } from '#contract/story-words.ts';
import type { Errand } from './errand.ts';

export type PictureShape = 'portrait' | 'square' | 'landscape';

/** What a picture of a story shows. The same seed gives the same picture where an engine composes it itself. */
export type PictureSubject = { style: StoryStyle; seed: string } &
  /** All characters and products of the story; the scene names the ones that it shows. */
  (
    | { kind: 'frame'; scene: StoryScene; characters: StoryCharacter[]; products: StoryProduct[] }
    /** The other persons of the story are the cast: no two of them look alike. */
    | { kind: 'character'; character: StoryCharacter; cast: StoryCharacter[] }
    | { kind: 'product'; product: StoryProduct }
  );

export type PictureOrder = {
  /** The subject in words, for an engine that draws from words. */
  prompt: string;
  /** The subject as facts, for an engine that composes pictures. */
  subject: PictureSubject;
  shape: PictureShape;
  outputPath: string;
  errand: Errand;
};

/** A PNG or JPEG file. Throws ProviderError, not retryable when the words are refused. */
export type Pictures = { draw: (order: PictureOrder) => Promise<void> };
