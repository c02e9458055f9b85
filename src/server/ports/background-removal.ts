import type { Errand } from './errand.ts';

/** A clip of a person → the person alone, transparent around: VP9 with alpha in WebM. Throws ProviderError. */
export type BackgroundRemoval = {
  remove: (order: { clipPath: string; outputPath: string; errand: Errand }) => Promise<void>;
};
