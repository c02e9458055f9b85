import type { LipSyncEngine } from '#contract/engines.ts';
import type { OverlayLine } from '#contract/overlay-lines.ts';
import type { EngineContext } from './engine-context.ts';
import type { SpokenText } from './speech.ts';

export type LipSyncOrder = {
  /** A person facing the camera, in the house format. */
  clipPath: string;
  /** The stored analysis of the clip, made by the app when it was uploaded. */
  analysis: object;
  /** The template's own choice of a fal.ai model; other engines ignore it. */
  external: { endpoint: string; payload: string; baseUrl: string | null } | null;
  text: string;
  speech: Pick<SpokenText, 'path' | 'durationSeconds'> & {
    /** When each sound is spoken. Found while other engines wait for a vendor, so only those that need it ask. */
    findPhones: () => Promise<SpokenText['phones']>;
  };
  overlayLines: readonly OverlayLine[];
  outputPath: string;
  workFolder: string;
  onProgress: (fraction: number) => void;
  context: EngineContext;
};

export type LipSynced = {
  durationSeconds: number;
  /** No face was found: the clip stays unchanged under the voice. */
  isVoiceOver: boolean;
};

/**
 * Makes the person in the clip speak. The result is a clip in the house format, as long as the speech. Throws
 * ProviderError.
 */
export type LipSync = {
  engine: LipSyncEngine;
  synchronise: (order: LipSyncOrder) => Promise<LipSynced>;
};
