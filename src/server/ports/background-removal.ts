import type { BuiltInBackgroundId } from '#contract/backgrounds.ts';
import type { BackgroundRemovalEngine } from '#contract/engines.ts';
import type {
  BackgroundFit,
  CutoutMethod,
  GreenscreenSound,
  Subject,
} from '#contract/greenscreen-settings.ts';
import type { VideoFormat } from '#contract/video-formats.ts';
import type { EngineContext } from './engine-context.ts';

/** The new background. Files are unprocessed uploads; a video is looped to the clip's length. */
export type Background =
  | { type: 'colour'; rgb: string }
  | { type: 'image' | 'video'; path: string; fit: BackgroundFit }
  | { type: 'built-in'; id: BuiltInBackgroundId }
  /** The clip's own background, blurred; strength 0 to 1. */
  | { type: 'blur'; strength: number };

export type BackgroundOrder = {
  /** In the house format, with the aspect ratio of the result. */
  clipPath: string;
  format: VideoFormat;
  method: CutoutMethod;
  background: Background;
  /** Softness of the edge and strength of the shadow, 0 to 1. */
  look: { softness: number; shadow: number; subject: Subject };
  sound: GreenscreenSound;
  /** In pixels of the format. */
  overlayPng: Buffer | null;
  outputPath: string;
  workFolder: string;
  onProgress: (fraction: number) => void;
  context: EngineContext;
};

export type ReplacedBackground = {
  durationSeconds: number;
  /** How the subject was cut out in the end: without a key colour, the person is matted. */
  method: CutoutMethod;
};

/**
 * Puts the subject of a clip in front of another background. The result is a clip in the house format. Throws
 * ProviderError.
 */
export type BackgroundRemoval = {
  engine: BackgroundRemovalEngine;
  /** Only engines with the wanted method are used. */
  methods: readonly CutoutMethod[];
  replace: (order: BackgroundOrder) => Promise<ReplacedBackground>;
};
