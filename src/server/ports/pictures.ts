import type { Errand } from './errand.ts';

export type PictureShape = 'portrait' | 'square' | 'landscape';

/** Words → a PNG or JPEG file. Throws ProviderError, not retryable when the words are refused. */
export type Pictures = {
  draw: (order: { prompt: string; shape: PictureShape; outputPath: string; errand: Errand }) => Promise<void>;
};
