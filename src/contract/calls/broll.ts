import { z } from 'zod';
import { brollDefaults, brollLimits, brollStyles } from '../broll.ts';
import { defineCall } from '../call.ts';
import { engineNoteSchema, imageToVideoEngines } from '../engines.ts';
import { errorCodes } from '../errors.ts';
import { defaultVideoFormat, videoFormatNames } from '../video-formats.ts';
import { generationStatusSchema } from './generations.ts';

const settingsSchema = z.object({
  /** Uploads of the kind `photo`, in order. The use case checks their number, so that the user gets a clear message. */
  photos: z
    .array(
      z.object({
        uploadId: z.string().max(100),
        /** Shown on the photo; empty for none. */
        text: z.string().max(1_000).default(''),
      }),
    )
    .max(100),
  style: z.enum(brollStyles).default(brollDefaults.style),
  format: z.enum(videoFormatNames).default(defaultVideoFormat),
  durationSeconds: z
    .int()
    .min(brollLimits.minSeconds)
    .max(brollLimits.maxSeconds)
    .default(brollDefaults.durationSeconds),
  /** One of the built-in tracks; null: no music. */
  audioTrackId: z.string().max(100).nullable().default(null),
});
export type BrollSettings = z.infer<typeof settingsSchema>;
export type BrollSettingsInput = z.input<typeof settingsSchema>;

const brollSchema = z.object({
  generationId: z.string(),
  status: generationStatusSchema,
  /** 0 to 100 */
  progress: z.number(),
  errorCode: z.enum(errorCodes).nullable(),
  title: z.string(),
  videoUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  downloadFileName: z.string(),
  shareUrl: z.string().nullable(),
  /** The engine that made the animated shots; `embedded` if every shot is a camera move; null until the film is made. */
  engine: z.enum(imageToVideoEngines).nullable(),
  /** How many shots the engine made; the others are camera moves. */
  animatedShots: z.int(),
  /** Why some shots were not made by the chosen engine. */
  notes: z.array(engineNoteSchema),
  /** Accepted by `startBroll` as they are. */
  settings: settingsSchema,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Broll = z.infer<typeof brollSchema>;

export const startBroll = defineCall({
  method: 'POST',
  path: '/api/broll',
  summary: 'Turn product photos into a film of moving shots, free of charge',
  tag: 'broll',
  access: 'videos:write',
  idempotent: true,
  rate: 'heavy',
  storesFiles: true,
  body: settingsSchema.extend({ title: z.string().max(200).nullish() }),
  reply: brollSchema,
  status: 202,
  errors: [
    'not_found',
    'photos_missing',
    'too_many_photos',
    'photo_text_too_long',
    'music_track_unknown',
    'too_many_broll',
    'idempotency_key_reused',
  ],
});

const previewSchema = z.object({
  /** One of your uploads of the kind `photo`. */
  photoId: z.string().max(100),
  text: z.string().max(1_000).default(''),
  style: z.enum(brollStyles).default(brollDefaults.style),
  format: z.enum(videoFormatNames).default(defaultVideoFormat),
});
export type BrollPreview = z.infer<typeof previewSchema>;
export type BrollPreviewInput = z.input<typeof previewSchema>;

export const previewBroll = defineCall({
  method: 'POST',
  path: '/api/broll/preview',
  summary: 'Preview one photo as it will look in the film: a JPEG, free of charge',
  tag: 'broll',
  access: 'videos:write',
  rate: 'preview',
  body: previewSchema,
  reply: z.instanceof(Blob),
  file: 'image/jpeg',
  errors: ['not_found', 'photo_text_too_long', 'too_many_uploads', 'uploads_busy'],
});

export const readBroll = defineCall({
  method: 'GET',
  path: '/api/broll/:brollId',
  summary: 'Read a B-roll: its settings and progress',
  tag: 'broll',
  access: 'videos:read',
  params: z.object({ brollId: z.string().max(100) }),
  reply: brollSchema,
  errors: ['not_found'],
});
