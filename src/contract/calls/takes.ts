import { z } from 'zod';
import { defineCall } from '../call.ts';
import { generationParams, generationSchema } from './generations.ts';
import { hookStatusSchema } from './hooks.ts';

const takeSchema = hookStatusSchema
  .pick({
    id: true,
    status: true,
    progress: true,
    templateId: true,
    hookText: true,
    textOverlayEnabled: true,
    captionStyle: true,
    hookStyle: true,
    voice: true,
    style: true,
    speed: true,
    hookUrl: true,
    posterUrl: true,
    durationSeconds: true,
  })
  .extend({
    templateName: z.string(),
    /** Whether the video starts with this take. */
    isChosen: z.boolean(),
    createdAt: z.string(),
  });
export type Take = z.infer<typeof takeSchema>;

export const readTakes = defineCall({
  method: 'GET',
  path: '/api/video-generations/:generationId/takes',
  summary:
    'The hooks that were made for one of your videos, oldest first: finished ones and those being made',
  tag: 'hooks',
  access: 'videos:read',
  params: generationParams,
  reply: z.object({ takes: z.array(takeSchema) }),
  errors: ['not_found'],
});

export const chooseTake = defineCall({
  method: 'POST',
  path: '/api/video-generations/:generationId/takes/:hookId/choose',
  summary: 'Begin the video with another of its takes, free of charge',
  tag: 'hooks',
  access: 'videos:write',
  params: generationParams.extend({ hookId: z.string().max(100) }),
  reply: generationSchema,
  errors: ['not_found'],
});
