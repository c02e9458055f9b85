import { z } from 'zod';
import { defineCall } from '../call.ts';
import { subcategorySchema } from './categories.ts';

export const addReferenceVideo = defineCall({
  method: 'POST',
  path: '/api/categories/:categoryId/reference-videos',
  summary:
    'Send a trimmed reference video, 5 to 60 s (multipart: videoType, description, file); makes or updates the subcategory of that name',
  tag: 'categories',
  access: 'signed-in',
  multipart: true,
  rate: 'upload',
  params: z.object({ categoryId: z.string().max(100) }),
  reply: subcategorySchema,
  status: 201,
  errors: [
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
