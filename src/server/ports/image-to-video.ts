import type { ImageToVideoEngine } from '#contract/engines.ts';
import type { Errand } from './errand.ts';

/** A picture → a clip that begins with it. Throws ProviderError. */
export type ImageToVideo = {
  engine: Exclude<ImageToVideoEngine, 'embedded'>;
  animate: (order: {
    picturePath: string;
    prompt: string;
    durationSeconds: 5 | 10;
    outputPath: string;
    errand: Errand;
  }) => Promise<void>;
};
