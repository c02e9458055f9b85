import { z } from 'zod';
import { builtInBackgroundIds } from '../backgrounds.ts';
import { defineCall } from '../call.ts';
import { backgroundRemovalEngines, engineNoteSchema } from '../engines.ts';
import { errorCodes } from '../errors.ts';
import {
  backgroundFits,
  backgroundTypes,
  blurStrengthSchema,
  cutoutEngines,
  cutoutMethods,
  greenscreenDefaults,
  greenscreenSounds,
  shadowSchema,
  softnessSchema,
  subjectSchema,
} from '../greenscreen-settings.ts';
import { overlayPlaces } from '../overlay-lines.ts';
import { videoFormatNames } from '../video-formats.ts';
import { generationStatusSchema } from './generations.ts';

const formatSchema = z.enum(videoFormatNames);

/** An upload, or a range of it. */
const clipRequest = z.object({
  /** An uploaded video's id. The use case refuses an empty one, with the specification's text. */
  videoId: z.string().max(100).nullish(),
  startTime: z.number().min(0).nullish(),
  endTime: z.number().min(0).nullish(),
});

/** Everything that decides how the result looks and sounds. The first six fields are the specification's. */
const greenscreenSettings = clipRequest.extend({
  backgroundType: z.enum(backgroundTypes),
  /**
   * A colour as hex with or without `#`; the id or address of one of your uploads; the id or address of a built-in
   * background.
   * Not read for `blur`.
   */
  backgroundConfig: z.string().max(2_000).nullish(),
  textOverlay: z.string().max(10_000).nullish(),
  outputFormat: z.literal('mp4').optional(),
  resolution: z.literal('720p').optional(),
  overlayPlace: z.enum(overlayPlaces).default(greenscreenDefaults.overlayPlace),
  engine: z.enum(cutoutEngines).default(greenscreenDefaults.engine),
  softness: softnessSchema.default(greenscreenDefaults.softness),
  shadow: shadowSchema.default(greenscreenDefaults.shadow),
  subject: subjectSchema.default(greenscreenDefaults.subject),
  backgroundFit: z.enum(backgroundFits).default(greenscreenDefaults.backgroundFit),
  blurStrength: blurStrengthSchema.default(greenscreenDefaults.blurStrength),
  sound: z.enum(greenscreenSounds).default(greenscreenDefaults.sound),
});
export type GreenscreenSettings = z.infer<typeof greenscreenSettings>;
export type GreenscreenSettingsInput = z.input<typeof greenscreenSettings>;

const progress = {
  /** 0 to 100 */
  progress: z.number(),
  errorCode: z.enum(errorCodes).nullable(),
};
const workStatus = z.enum(['processing', 'completed', 'failed', 'cancelled']);

/** The findings of the three frames, as codes. */
export const previewNotes = [
  'no-person',
  'no-backdrop',
  'soft-edges',
  'uneven-backdrop',
  'clothes-near-key',
  'subject-cut-off',
  /** The video itself will be cut out by a connected engine; the preview was not. */
  'other-engine',
] as const;
export type PreviewNote = (typeof previewNotes)[number];

const clipSchema = z.object({
  id: z.string(),
  /** The upload's id. */
  videoId: z.string(),
  fileName: z.string(),
  /** The chosen part in seconds; null for the whole upload. */
  startTime: z.number().nullable(),
  endTime: z.number().nullable(),
  status: workStatus,
  ...progress,
  /** The format that the clip and the result have: the nearest to the clip's own shape. */
  format: formatSchema,
  durationSeconds: z.number(),
  /** Null until the clip was examined. */
  found: z.enum(['green-screen', 'blue-screen', 'person', 'nothing']).nullable(),
  /** The method that `auto` will use; null until the clip was examined, and if nothing was found. */
  suggestedEngine: z.enum(cutoutMethods).nullable(),
  /** How much of the frame the person takes, 0 to 1. */
  personShare: z.number().nullable(),
  /** How much of the frame's border the backdrop takes, 0 to 1; null without a backdrop. */
  backdropShare: z.number().nullable(),
  /** The prepared clip, once it is ready: plays in every browser. */
  previewUrl: z.string().nullable(),
});
export type GreenscreenClip = z.infer<typeof clipSchema>;

const clipErrors = ['greenscreen_video_missing', 'not_found', 'trim_out_of_bounds'] as const;
const settingsErrors = [
  ...clipErrors,
  'background_image_missing',
  'background_video_missing',
  'background_refused',
  'background_video_too_short',
  'colour_invalid',
  'overlay_text_too_long',
] as const;

export const examineGreenscreenClip = defineCall({
  method: 'POST',
  path: '/api/greenscreens/clips',
  summary: 'Prepare an uploaded clip, or a range of it, and find out what can be cut out of it',
  tag: 'greenscreens',
  access: 'videos:write',
  storesFiles: true,
  body: clipRequest,
  reply: clipSchema,
  status: 201,
  errors: clipErrors,
});

export const readGreenscreenClip = defineCall({
  method: 'GET',
  path: '/api/greenscreens/clips/:clipId',
  summary: 'One of your clips and what was found in it',
  tag: 'greenscreens',
  access: 'videos:read',
  params: z.object({ clipId: z.string().max(100) }),
  reply: clipSchema,
  errors: ['not_found'],
});

const previewSchema = z.object({
  id: z.string(),
  status: workStatus,
  ...progress,
  /** Empty until the preview is completed; then start, middle and end. */
  frames: z.array(
    z.object({ moment: z.enum(['start', 'middle', 'end']), beforeUrl: z.string(), afterUrl: z.string() }),
  ),
  engine: z.enum(cutoutMethods).nullable(),
  notes: z.array(z.enum(previewNotes)),
});
export type GreenscreenPreview = z.infer<typeof previewSchema>;

export const previewGreenscreen = defineCall({
  method: 'POST',
  path: '/api/greenscreens/previews',
  summary:
    'Three real frames with these settings, free of charge; replaces a preview of the same clip that is not finished',
  tag: 'greenscreens',
  access: 'videos:write',
  rate: 'preview',
  storesFiles: true,
  body: greenscreenSettings,
  reply: previewSchema,
  status: 202,
  errors: settingsErrors,
});

export const readGreenscreenPreview = defineCall({
  method: 'GET',
  path: '/api/greenscreens/previews/:previewId',
  summary: 'One of your previews; kept for a day',
  tag: 'greenscreens',
  access: 'videos:read',
  params: z.object({ previewId: z.string().max(100) }),
  reply: previewSchema,
  errors: ['not_found'],
});

/** A video with a replaced background. Fields with two spellings carry the same value in both. */
const greenscreenSchema = z.object({
  id: z.string(),
  generation_id: z.string(),
  generationId: z.string(),
  status: generationStatusSchema,
  ...progress,
  videoUrl: z.string().nullable(),
  video_url: z.string().nullable(),
  posterUrl: z.string().nullable(),
  /** The address to poll until the work is finished. */
  statusUrl: z.string(),
  title: z.string(),
  format: formatSchema,
  durationSeconds: z.number().nullable(),
  sizeBytes: z.int().nullable(),
  downloadFileName: z.string(),
  shareUrl: z.string().nullable(),
  error: z.string().nullable(),
  /** Null until the video is finished. */
  method: z.enum(cutoutMethods).nullable(),
  engine: z.enum(backgroundRemovalEngines).nullable(),
  notes: z.array(engineNoteSchema),
  clip: z.object({ id: z.string(), fileName: z.string() }),
  /** Can be sent again as they are, or changed. */
  settings: greenscreenSettings,
  /** The uploaded or built-in background; null for a colour and for blur. */
  backgroundUrl: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Greenscreen = z.infer<typeof greenscreenSchema>;

export const startGreenscreen = defineCall({
  method: 'POST',
  path: '/api/videogen/greenscreen',
  summary:
    'Replace the background of a clip: holds the credits and replies when the video is finished; 202 at once with async=true or Prefer: respond-async, and when it takes longer than a minute',
  tag: 'greenscreens',
  access: 'videos:write',
  paid: true,
  rate: 'paid',
  storesFiles: true,
  query: z.object({ async: z.enum(['true', 'false']).optional() }),
  body: greenscreenSettings.extend({ title: z.string().max(200).nullish() }),
  reply: greenscreenSchema,
  pendingStatus: 202,
  errors: [
    ...settingsErrors,
    'insufficient_credits',
    'idempotency_key_reused',
    'no_person_found',
    'video_failed',
  ],
});

export const readGreenscreen = defineCall({
  method: 'GET',
  path: '/api/greenscreens/:greenscreenId',
  summary: 'One of your videos with a replaced background: settings and progress',
  tag: 'greenscreens',
  access: 'videos:read',
  params: z.object({ greenscreenId: z.string().max(100) }),
  reply: greenscreenSchema,
  errors: ['not_found'],
});

export const readBackgrounds = defineCall({
  method: 'GET',
  path: '/api/greenscreens/backgrounds',
  summary: 'The built-in backgrounds, free to use in every video',
  tag: 'greenscreens',
  access: 'content:read',
  reply: z.array(
    z.object({
      id: z.enum(builtInBackgroundIds),
      name: z.string(),
      isMoving: z.boolean(),
      thumbnailUrl: z.string(),
      /** The loop of a moving background, without sound; null for a still one. */
      sampleUrl: z.string().nullable(),
    }),
  ),
});
