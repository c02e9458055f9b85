import { z } from 'zod';
import { defineCall } from '../call.ts';
import { framingSchema } from '../framing.ts';
import { limits } from '../limits.ts';
import { clipCaptionsSchema } from '../word-captions/clip-captions.ts';
import { generationParams, generationSchema } from './generations.ts';

export const addProduct = defineCall({
  method: 'POST',
  path: '/api/video-generations/:generationId/components/product',
  summary: 'Make an uploaded clip, or a part of it, the product part of the video',
  tag: 'generations',
  access: 'videos:write',
  params: generationParams,
  body: z.object({
    videoFileId: z.string().max(100),
    startTime: z.number().min(0).nullish(),
    endTime: z.number().min(0).nullish(),
    overlayText: z.string().max(10_000).nullish(),
    /** The placement of the picture in the frame; absent: all of it is shown. */
    framing: framingSchema.nullish(),
    /** The words of the clip, burnt in verbatim; absent: no captions. */
    captions: clipCaptionsSchema.nullish(),
    /** The level of the clip's own sound in the mix, 0 (muted) to 100; absent: unchanged for the same file, else 100. */
    clipVolume: z.int().min(0).max(100).nullish(),
  }),
  reply: generationSchema,
  errors: [
    'not_found',
    'trim_out_of_bounds',
    'overlay_text_too_long',
    'caption_file_unreadable',
    'upload_failed',
  ],
});

export const addAudio = defineCall({
  method: 'POST',
  path: '/api/video-generations/:generationId/components/audio',
  summary: 'Make an uploaded audio file the background music',
  tag: 'generations',
  access: 'videos:write',
  params: generationParams,
  body: z.object({
    audioFileId: z.string().max(100).nullish(),
    /** A track of the built-in library instead of one of your files. */
    audioTrackId: z.string().max(100).nullish(),
    /** The level of the file itself; the mix multiplies it by `audioVolume`. */
    volume: z.int().min(0).max(100).default(limits.defaultFileVolume),
    /** The current slider position; absent: unchanged, or 75. The call that starts the video sends it again. */
    audioVolume: z.int().min(0).max(100).optional(),
  }),
  reply: generationSchema,
  errors: ['not_found', 'upload_failed'],
});

export const applyBrandKit = defineCall({
  method: 'PUT',
  path: '/api/video-generations/:generationId/brand-kit',
  summary: 'Apply your brand kit as it is now to a video, or none; new videos begin with the same choice',
  tag: 'generations',
  access: 'videos:write',
  storesFiles: true,
  params: generationParams,
  body: z.object({ isApplied: z.boolean() }),
  reply: generationSchema,
  errors: ['not_found', 'brand_kit_missing'],
});

export const chooseAudio = defineCall({
  method: 'POST',
  path: '/api/video-generations/:generationId/generate',
  summary: 'Choose the background music, or none, and start the final video',
  tag: 'generations',
  access: 'videos:write',
  storesFiles: true,
  params: generationParams,
  body: z.object({
    generationId: z.string().max(100).optional(),
    audioSource: z.enum(['custom', 'library', 'none']).optional(),
    audioFileId: z.string().max(100).nullish(),
    audioTrackId: z.string().max(100).nullish(),
    audioVolume: z.number().int().min(0).max(100).default(limits.defaultMusicVolume),
  }),
  reply: generationSchema,
  status: 202,
  errors: ['not_found', 'generation_incomplete', 'upload_failed'],
});
