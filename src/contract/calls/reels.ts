import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageEngines, engineNoteSchema, voiceEngines } from '../engines.ts';
import { errorCodes, uncheckedFileErrors } from '../errors.ts';
import {
  brandColoursSchema,
  reelAspectRatios,
  reelDefaults,
  reelDurations,
  reelLimits,
  reelLineRoles,
  reelLineSchema,
  reelMusicMoods,
  reelSettingsSchema,
  reelStyles,
} from '../reels.ts';
import { speakingVideoStages } from '../video-stages.ts';
import { speakingStyles, voices } from '../voices.ts';
import { generationStatusSchema } from './generations.ts';

/** The use case checks emptiness and length, so that the refusal has the text of the field. */
const text = z.string().max(1_000);
const id = z.string().max(100);
const scriptSchema = z
  .array(z.object({ role: z.enum(reelLineRoles), text: z.string().max(2_000) }))
  .max(reelLimits.maxScriptLines);

/** The facts that a script is written from. */
const briefFields = {
  brandName: text.default(''),
  /** One of the offered industries. */
  industry: text.default(''),
  /** Only for the industry `Other`. */
  customIndustry: text.nullish(),
  categoryId: id.default(''),
  subcategoryId: id.default(''),
  /** One line about the product. */
  offer: text.nullish(),
  callToAction: text.nullish(),
};

const measuredLineSchema = reelLineSchema.extend({
  /** About how long it takes to speak. */
  seconds: z.number(),
  /** False if no connected voice can read it. */
  isReadable: z.boolean(),
});
export const scriptFits = ['short', 'good', 'long'] as const;
const reelScriptSchema = z.object({
  lines: z.array(measuredLineSchema),
  /** About how long all lines and the pauses between them take. */
  spokenSeconds: z.number(),
  durationSeconds: z.number(),
  /** Compared with the duration: whether lines can be added, or must be shortened. */
  fit: z.enum(scriptFits),
  /** The requested version. Request another number for a different script. */
  version: z.int(),
  /** Null for a script that was only measured. */
  engine: z.enum(languageEngines).nullable(),
  notes: z.array(engineNoteSchema),
});
export type ReelScript = z.infer<typeof reelScriptSchema>;

export const writeReelScript = defineCall({
  method: 'POST',
  path: '/api/reels/script',
  summary: 'Write the script of a reel, free of charge; with `script`, only measure its lines',
  tag: 'reels',
  access: 'videos:write',
  rate: 'preview',
  body: z.object({
    ...briefFields,
    duration: z.literal(reelDurations).default(reelDefaults.duration),
    /** Another number gives another script; the same number gives the same script. */
    version: z.int().min(0).max(reelLimits.maxScriptVersion).default(0),
    script: scriptSchema.nullish(),
  }),
  reply: reelScriptSchema,
  errors: ['invalid_request', 'category_unknown', 'subcategory_unknown'],
});

const settingsRequest = z.object({
  aspectRatio: z.enum(reelAspectRatios).default(reelDefaults.aspectRatio),
  duration: z.literal(reelDurations).default(reelDefaults.duration),
  style: z.enum(reelStyles).default(reelDefaults.style),
  voice: z.enum(voices).default(reelDefaults.voice),
  voiceStyle: z.enum(speakingStyles).default(reelDefaults.voiceStyle),
  musicMood: z.enum(reelMusicMoods).default(reelDefaults.musicMood),
  /** A built-in track. If set, `musicMood` is ignored and the track's own mood applies. */
  trackId: id.nullish(),
});

/** `settings` may be left out: then every setting has its default. */
const reelRequest = z.object({
  ...briefFields,
  settings: settingsRequest.prefault({}),
  /** The script as the user edited it; absent if it is written while the reel is made. */
  script: scriptSchema.nullish(),
  /** The version that `script` has, or that is to be written. */
  scriptVersion: z.int().min(0).max(reelLimits.maxScriptVersion).default(0),
  /** The engine that wrote `script`; null if the user changed it. */
  scriptEngine: z.enum(languageEngines).nullish(),
  /** The value that `uploadReelLogo` returned. */
  logoUploadId: id.nullish(),
  /** Hex with or without `#`; the first is the main colour. */
  colours: z.array(z.string().max(20)).length(2).nullish(),
});
export type ReelRequest = z.output<typeof reelRequest>;
export type ReelRequestInput = z.input<typeof reelRequest>;

/** The stages of a reel, in order; `queued` before it begins. */
export const reelStages = ['queued', 'script', ...speakingVideoStages] as const;
export type ReelStage = (typeof reelStages)[number];

const logoSchema = z.object({
  uploadId: z.string(),
  /** The stored PNG, with transparency. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type ReelLogo = z.infer<typeof logoSchema>;

/** One of the videos that share a script and a voice-over. */
const reelFormatSchema = z.object({
  id: z.string(),
  aspectRatio: z.enum(reelAspectRatios),
  status: generationStatusSchema,
  progress: z.number(),
  videoUrl: z.string().nullable(),
});

/** A reel. Fields with two spellings carry the same value in both. */
const reelSchema = z.object({
  id: z.string(),
  generation_id: z.string(),
  generationId: z.string(),
  status: generationStatusSchema,
  /** 0 to 100 */
  progress: z.number(),
  /** Null unless the reel is being made. */
  stage: z.enum(reelStages).nullable(),
  /** About how long it still takes; null while that is unknown. */
  secondsLeft: z.number().nullable(),
  errorCode: z.enum(errorCodes).nullable(),
  error: z.string().nullable(),
  brandName: z.string(),
  industry: z.string(),
  customIndustry: z.string().nullable(),
  categoryId: z.string(),
  subcategoryId: z.string(),
  /** The names when the reel was started. */
  categoryName: z.string(),
  subcategoryName: z.string(),
  settings: reelSettingsSchema,
  /** Null until it is written. */
  script: z.array(reelLineSchema).nullable(),
  scriptVersion: z.int(),
  offer: z.string().nullable(),
  callToAction: z.string().nullable(),
  colours: brandColoursSchema.nullable(),
  logo: logoSchema.nullable(),
  /** The engines of script and voice, null until they are done; a script of the user has no engine. */
  engines: z.object({
    script: z.enum(languageEngines).nullable(),
    voice: z.enum(voiceEngines).nullable(),
    notes: z.array(engineNoteSchema),
  }),
  videoUrl: z.string().nullable(),
  video_url: z.string().nullable(),
  posterUrl: z.string().nullable(),
  /** The address to poll until the work is finished. */
  statusUrl: z.string(),
  title: z.string(),
  durationSeconds: z.number().nullable(),
  sizeBytes: z.int().nullable(),
  downloadFileName: z.string(),
  shareUrl: z.string().nullable(),
  /** This reel in each of its formats, including this one. */
  formats: z.array(reelFormatSchema),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Reel = z.infer<typeof reelSchema>;
export type ReelFormat = Reel['formats'][number];

const reelParams = z.object({ reelId: id });

export const startReel = defineCall({
  method: 'POST',
  path: '/api/reels',
  summary: 'Make a reel: holds the credits and starts the work',
  tag: 'reels',
  access: 'videos:write',
  paid: true,
  rate: 'paid',
  storesFiles: true,
  body: reelRequest,
  reply: reelSchema,
  status: 202,
  errors: [
    'invalid_request',
    'category_unknown',
    'subcategory_unknown',
    'colour_invalid',
    'logo_unknown',
    'music_track_unknown',
    'reel_line_unreadable',
    'reel_script_too_long',
    'insufficient_credits',
    'idempotency_key_reused',
  ],
});

export const readReel = defineCall({
  method: 'GET',
  path: '/api/reels/:reelId',
  summary: 'One of your reels: settings and progress',
  tag: 'reels',
  access: 'videos:read',
  params: reelParams,
  reply: reelSchema,
  errors: ['not_found'],
});

export const addReelFormat = defineCall({
  method: 'POST',
  path: '/api/reels/:reelId/formats',
  summary:
    'The same reel in another format, free of charge: a video of its own with the same voice-over; a repeated call returns the same video',
  tag: 'reels',
  access: 'videos:write',
  rate: 'heavy',
  storesFiles: true,
  params: reelParams,
  body: z.object({ aspectRatio: z.enum(reelAspectRatios) }),
  reply: reelSchema,
  status: 202,
  errors: ['not_found', 'generation_incomplete'],
});

/** The most recent reel's brand, prefilled in the next one; each field null if unset. */
const rememberedBrandSchema = z.object({
  brandName: z.string().nullable(),
  industry: z.string().nullable(),
  customIndustry: z.string().nullable(),
  offer: z.string().nullable(),
  callToAction: z.string().nullable(),
  colours: brandColoursSchema.nullable(),
  logo: logoSchema.nullable(),
});
export type RememberedBrand = z.infer<typeof rememberedBrandSchema>;

export const readReelBrand = defineCall({
  method: 'GET',
  path: '/api/reels/brand',
  summary: 'The brand of your most recent reel',
  tag: 'reels',
  access: 'videos:read',
  reply: rememberedBrandSchema,
});

export const uploadReelLogo = defineCall({
  method: 'POST',
  path: '/api/reels/logo',
  summary: 'Send a logo (multipart: logo; JPEG, PNG, WebP or SVG); it is kept as a drawn PNG',
  tag: 'reels',
  access: 'videos:write',
  multipart: true,
  rate: 'upload',
  reply: logoSchema,
  status: 201,
  errors: [
    ...uncheckedFileErrors,
    'upload_interrupted',
    'file_empty',
    'file_damaged',
    'logo_too_large',
    'logo_type',
    'logo_unsafe',
  ],
});

export const readReelStyles = defineCall({
  method: 'GET',
  path: '/api/reels/styles',
  summary: 'The visual styles of reels, as pictures of themselves',
  tag: 'reels',
  access: 'content:read',
  reply: z.array(
    z.object({
      id: z.enum(reelStyles),
      name: z.string(),
      /** A still picture of the style and its loop, without sound, laid out for each format. */
      samples: z.record(
        z.enum(reelAspectRatios),
        z.object({ thumbnailUrl: z.string(), sampleUrl: z.string() }),
      ),
    }),
  ),
});
