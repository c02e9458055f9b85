import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hookEnginesSchema } from '../engines.ts';
import { errorCodes } from '../errors.ts';
import { framingSchema } from '../framing.ts';
import { hookStyles } from '../hook-styles.ts';
import { videoKinds } from '../video-parts.ts';
import { speakingStyles, voices } from '../voices.ts';
import { captionStyles } from '../word-captions/caption-styles.ts';
import { clipCaptionsSchema } from '../word-captions/clip-captions.ts';

const generationStatuses = [
  'draft',
  'queued',
  'processing',
  'rendering',
  'uploading',
  'completed',
  'failed',
  'cancelled',
] as const;
export type GenerationStatus = (typeof generationStatuses)[number];
export const generationStatusSchema = z.enum(generationStatuses);

const restingStatuses = new Set<GenerationStatus>(['draft', 'completed', 'failed', 'cancelled']);
const workingStatuses = new Set<string>(generationStatuses.filter((status) => !restingStatuses.has(status)));

/** Whether the final video is being made, or waits for its parts. */
export const isVideoBeingMade = (status: string): boolean => workingStatuses.has(status);

export const nextSteps = ['create-hook', 'upload-product', 'add-music', 'preview-share'] as const;

const componentSchema = z.object({
  type: z.enum(['hook', 'product', 'audio']),
  status: z.enum(['processing', 'completed', 'failed', 'cancelled']),
  progress: z.number(),
  errorCode: z.enum(errorCodes).nullable(),
  /** hook */
  text: z.string().optional(),
  hookId: z.string().optional(),
  templateId: z.string().optional(),
  textOverlayEnabled: z.boolean().optional(),
  /** hook: how the spoken words are shown; null: not at all. */
  captionStyle: z.enum(captionStyles).nullable().optional(),
  hookStyle: z.enum(hookStyles).optional(),
  /** Null: the avatar's own. */
  voice: z.enum(voices).nullable().optional(),
  style: z.enum(speakingStyles).optional(),
  speed: z.number().optional(),
  engines: hookEnginesSchema.optional(),
  /** Whether its captions can be downloaded: it is finished, and the times of its words are known. */
  hasCaptions: z.boolean().optional(),
  /** product, audio */
  videoUrl: z.string().nullable().optional(),
  videoFileId: z.string().optional(),
  audioFileId: z.string().optional(),
  audioTrackId: z.string().optional(),
  fileName: z.string().optional(),
  startTime: z.number().nullable().optional(),
  endTime: z.number().nullable().optional(),
  overlayText: z.string().optional(),
  /** product: word captions with their file; null: none. */
  captions: clipCaptionsSchema.nullable().optional(),
  /** product: how its picture is placed in the frame; null: all of it is shown. */
  framing: framingSchema.nullable().optional(),
  /** product: the level of its own sound in the mix; 0: muted. */
  clipVolume: z.int().optional(),
  /** product: whether it has sound; null until it is prepared. */
  hasSound: z.boolean().nullable().optional(),
  /** audio: the level of the file itself. */
  volume: z.int().optional(),
  /** audio: the level of the music in the mix. */
  audioVolume: z.int().optional(),
  durationSeconds: z.number().nullable().optional(),
});
export type GenerationComponent = z.infer<typeof componentSchema>;

/** A video being made. Fields with two spellings carry the same value in both. */
export const generationSchema = z.object({
  generation_id: z.string(),
  generationId: z.string(),
  kind: z.enum(videoKinds),
  hook_generation_id: z.string().nullable(),
  status: generationStatusSchema,
  progress: z.number(),
  parameters: z.object({ stage: z.string(), progress: z.number(), waitingForHook: z.boolean() }),
  next_step: z.enum(nextSteps),
  nextStep: z.enum(nextSteps),
  components: z.array(componentSchema),
  /** Null until the user has chosen in the Music step. */
  audioSource: z.enum(['none', 'custom', 'library']).nullable(),
  /** Null: the video has no brand kit. `isCurrent`: whether the kit still looks as the video has it. */
  brandKit: z.object({ isCurrent: z.boolean() }).nullable(),
  title: z.string(),
  resultVideoURL: z.string().nullable(),
  result_video_url: z.string().nullable(),
  videoUrl: z.string().nullable(),
  video_url: z.string().nullable(),
  posterUrl: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  sizeBytes: z.int().nullable(),
  downloadFileName: z.string(),
  shareUrl: z.string().nullable(),
  errorMessage: z.string().nullable(),
  error_message: z.string().nullable(),
  error: z.string().nullable(),
  errorCode: z.enum(errorCodes).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Generation = z.infer<typeof generationSchema>;

export const generationParams = z.object({ generationId: z.string().max(100) });

export const processGeneration = defineCall({
  method: 'POST',
  path: '/api/video-generations/:generationId/process',
  summary: 'Make the final video; replies when it is finished, or at once with async=true',
  tag: 'generations',
  access: 'videos:write',
  storesFiles: true,
  params: generationParams,
  query: z.object({ async: z.enum(['true', 'false']).optional() }),
  body: z.object({
    title: z.string().max(200).optional(),
    outputFormat: z.literal('mp4').optional(),
    resolution: z.literal('720p').optional(),
    aspectRatio: z.literal('vertical').optional(),
  }),
  reply: generationSchema,
  status: 202,
  errors: ['not_found', 'generation_incomplete', 'video_failed'],
});

export const readGeneration = defineCall({
  method: 'GET',
  path: '/api/video-generations/:generationId/details',
  summary: 'One of your generations with its components and result',
  tag: 'generations',
  access: 'videos:read',
  params: generationParams,
  reply: generationSchema,
  errors: ['not_found'],
});

export const cancelGeneration = defineCall({
  method: 'POST',
  path: '/api/generations/:generationId/cancel',
  summary: 'Cancel the work in progress and release its held credits',
  tag: 'generations',
  access: 'videos:write',
  params: generationParams,
  reply: generationSchema,
  errors: ['not_found', 'already_finished'],
});
