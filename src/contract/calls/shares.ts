import { z } from 'zod';
import { defineCall } from '../call.ts';
import { videoFormatNames } from '../video-formats.ts';
import { generationParams } from './generations.ts';

export const shareVideo = defineCall({
  method: 'POST',
  path: '/api/share/:generationId',
  summary: 'Give the finished video a public page',
  tag: 'shares',
  access: 'videos:write',
  params: generationParams,
  reply: z.object({ id: z.string(), url: z.string() }),
  status: 201,
  errors: ['not_found', 'generation_incomplete'],
});

export const unshareVideo = defineCall({
  method: 'DELETE',
  path: '/api/share/:generationId',
  summary: 'Take the public page away again',
  tag: 'shares',
  access: 'videos:write',
  params: generationParams,
  reply: z.null(),
  status: 204,
  errors: ['not_found'],
});

export const readShare = defineCall({
  method: 'GET',
  path: '/api/share/:generationId',
  summary: 'The public facts of a shared video',
  tag: 'shares',
  access: 'public',
  params: generationParams,
  reply: z.object({
    id: z.string(),
    title: z.string(),
    /** The web address on its end card, without a scheme. */
    siteAddress: z.string().nullable(),
    videoUrl: z.string(),
    posterUrl: z.string(),
    format: z.enum(videoFormatNames),
    durationSeconds: z.number(),
    createdAt: z.string(),
    madeWithAi: z.literal(true),
  }),
  errors: ['not_found'],
});
