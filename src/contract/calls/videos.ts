import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { videoFormatNames } from '../video-formats.ts';
import { videoKinds } from '../video-parts.ts';
import { generationParams, generationSchema, generationStatusSchema, nextSteps } from './generations.ts';

export const readVideos = defineCall({
  method: 'GET',
  path: '/api/video-generations/user',
  summary: 'Your finished videos, newest first',
  tag: 'generations',
  access: 'videos:read',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(200),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  reply: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(videoKinds),
      format: z.enum(videoFormatNames),
      url: z.string(),
      downloadFileName: z.string(),
      shareUrl: z.string().nullable(),
      posterUrl: z.string().nullable(),
      title: z.string(),
      createdAt: z.string(),
      resolution: z.string(),
      outputFormat: z.string(),
      duration: z.number().nullable(),
    }),
  ),
});

const unfinishedVideoSchema = z.object({
  generationId: z.string(),
  kind: z.enum(videoKinds),
  title: z.string(),
  status: generationStatusSchema,
  progress: z.number(),
  nextStep: z.enum(nextSteps),
  posterUrl: z.string().nullable(),
  hook: z
    .object({
      id: z.string(),
      status: z.enum(['processing', 'completed', 'failed', 'cancelled']),
      progress: z.number(),
      text: z.string(),
    })
    .nullable(),
  createdAt: z.string(),
});
export type UnfinishedVideo = z.infer<typeof unfinishedVideoSchema>;

export const readUnfinishedVideos = defineCall({
  method: 'GET',
  path: '/api/video-generations/unfinished',
  summary: 'Your unfinished videos: work in progress first, at most 50',
  tag: 'generations',
  access: 'videos:read',
  reply: z.array(unfinishedVideoSchema),
});

export const renameVideo = defineCall({
  method: 'PATCH',
  path: '/api/video-generations/:generationId',
  summary: 'Give one of your videos a title, which it keeps when its hook changes',
  tag: 'generations',
  access: 'videos:write',
  params: generationParams,
  body: z.object({
    title: z
      .string()
      .trim()
      .min(1)
      .refine((title) => [...title].length <= limits.maxTitleCharacters, 'too long'),
  }),
  reply: generationSchema,
  errors: ['not_found', 'invalid_request'],
});

export const deleteVideo = defineCall({
  method: 'DELETE',
  path: '/api/video-generations/:generationId',
  summary:
    'Delete one of your videos with its files and its public page; work in progress is cancelled and its held credits are released',
  tag: 'generations',
  access: 'videos:write',
  params: generationParams,
  reply: z.null(),
  status: 204,
  errors: ['not_found'],
});
