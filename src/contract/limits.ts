import { defaultVideoFormat, videoFormats } from './video-formats.ts';

/** Limits and business constants that the browser shows and the server enforces. */
export const limits = {
  /** The descriptions of the product and of its audience in the hook writer. */
  maxSoldCharacters: 600,
  maxAudienceCharacters: 40,
  /** The hooks of later versions mostly repeat earlier ones. */
  maxHookIdeasVersion: 9,
  /** Suggested length of a hook; shown as a counter, never enforced. */
  suggestedHookCharacters: 150,
  /** Longer texts are not hooks: this is about a minute and a half of speech. */
  maxHookCharacters: 1_000,
  maxOverlayCharacters: 300,
  maxTitleCharacters: 100,
  maxUploadBytes: 209_715_200,
  maxUploadDurationSeconds: 600,
  trimMinSeconds: 5,
  trimMaxSeconds: 120,
  /** Creation pages open only with at least this balance. */
  minCreationCredits: 10,
  balanceCacheMs: 5 * 60_000,
  /** The initial position of the music slider, 0 to 100. */
  defaultMusicVolume: 75,
  /** The level of the audio file itself. */
  defaultFileVolume: 100,
  /** The level of the product clip's own sound, 0 to 100; 100 leaves it as the mix sets it. */
  defaultClipVolume: 100,
  hooksPageSize: 9,
  /** From this total of completed payments on, monthly invoicing is offered. */
  monthlyInvoicingFromSpent: 500,
  refundDays: 14,
} as const;

/** The one encoding that every finished video has. */
export const output = {
  format: 'mp4',
  resolution: '720p',
  aspectRatio: 'vertical',
  ...videoFormats[defaultVideoFormat],
} as const;
