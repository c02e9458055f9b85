import type { ImageToVideoEngine } from '#contract/engines.ts';
import type { EngineContext } from './engine-context.ts';

/** Animates a picture: a clip that starts with it. Throws ProviderError. */
export type ImageToVideo = {
  engine: Exclude<ImageToVideoEngine, 'embedded'>;
  animate: (order: {
    picturePath: string;
    prompt: string;
    durationSeconds: 5 | 10;
    outputPath: string;
    context: EngineContext;
  }) => Promise<void>;
};
