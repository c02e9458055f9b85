import type { LipSyncEngine } from '#contract/engines.ts';
import type { OverlayLine } from '#contract/overlay-lines.ts';
import type { Errand } from './errand.ts';
import type { SpokenText } from './speech.ts';

export type LipSyncOrder = {
  /** A person to the camera, in the house format. */
  clipPath: string;
  /** What our own eyes found in the clip when it came, as it was stored. */
  analysis: object;
  /** The template's own wish for a model of fal.ai; whoever knows none takes no notice. */
  external: { endpoint: string; payload: string; baseUrl: string | null } | null;
  text: string;
  speech: SpokenText;
  overlayLines: readonly OverlayLine[];
  outputPath: string;
  workFolder: string;
  onProgress: (fraction: number) => void;
  errand: Errand;
};

export type LipSynced = {
  durationSeconds: number;
  /** No face was found: the clip is shown as it is while the voice speaks. */
  isVoiceOver: boolean;
};

/** Lets the person in the clip say the speech: a clip in the house format, as long as the speech. Throws ProviderError. */
export type LipSync = {
  engine: LipSyncEngine;
  synchronise: (order: LipSyncOrder) => Promise<LipSynced>;
};
