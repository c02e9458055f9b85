import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uncheckedFileErrors } from '../errors.ts';
import { subcategorySchema } from './categories.ts';

export const addReferenceVideo = defineCall({
  method: 'POST',
  path: '/api/categories/:categoryId/reference-videos',
  summary:
    'Send a trimmed reference video, 5 to 60 s (multipart: videoType, description, file); makes or updates the subcategory of that name',
  tag: 'categories',
  access: 'content:write',
  multipart: true,
  rate: 'upload',
  params: z.object({ categoryId: z.string().max(100) }),
  reply: subcategorySchema,
  status: 201,
  errors: [
    ...uncheckedFileErrors,
    'not_found',
    'forbidden',
    'invalid_request',
    'upload_interrupted',
    'reference_video_too_large',
    'reference_video_length',
    'file_not_video',
    'file_empty',
    'file_damaged',
  ],
});

export const cutReferenceVideo = defineCall({
  method: 'POST',
  path: '/api/categories/:categoryId/reference-videos/cuts',
  summary:
    'Make 5 to 60 s of one of your uploads the reference video, for files that a browser cannot cut; adds or updates the subcategory of that name',
  tag: 'categories',
  access: 'content:write',
  rate: 'upload',
  params: z.object({ categoryId: z.string().max(100) }),
  body: z.object({
    uploadId: z.string().max(100),
    videoType: z.string().max(1_000),
    description: z.string().max(10_000).default(''),
    startTime: z.number().min(0),
    endTime: z.number().min(0),
  }),
  reply: subcategorySchema,
  status: 201,
  errors: [
    'not_found',
    'forbidden',
    'invalid_request',
    'reference_video_too_large',
    'reference_video_length',
  ],
});
