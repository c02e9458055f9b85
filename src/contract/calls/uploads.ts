import { z } from 'zod';
import { defineCall } from '../call.ts';
import { errorCodes, uncheckedFileErrors } from '../errors.ts';

export const uploadKinds = ['video', 'audio', 'image', 'photo'] as const;
export type UploadKind = (typeof uploadKinds)[number];

export const uploadSchema = z.object({
  id: z.string(),
  kind: z.enum(uploadKinds),
  fileName: z.string(),
  sizeBytes: z.int(),
  durationSeconds: z.number(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  format: z.string(),
  /** The state of the copy in the house format, which is made in the background. */
  status: z.enum(['processing', 'ready', 'failed']),
  progress: z.number(),
  errorCode: z.enum(errorCodes).nullable(),
  videoUrl: z.string().nullable(),
  audioUrl: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** The prepared copy, once it is ready: plays in every browser, even if the file itself does not. */
  previewUrl: z.string().nullable(),
});
export type Upload = z.infer<typeof uploadSchema>;

const refusals = [
  ...uncheckedFileErrors,
  'upload_interrupted',
  'file_too_large',
  'file_not_video',
  'file_not_audio',
  'file_is_playlist',
  'file_empty',
  'file_damaged',
  'file_without_picture',
  'file_without_sound',
  'file_not_image',
  'picture_too_large',
  'image_too_large',
  'image_animated',
  'file_not_photo',
  'photo_too_large',
  'photo_too_small',
  'photo_animated',
  'photo_damaged',
  'clip_too_long',
  'too_many_streams',
  'frame_rate_too_high',
  'not_found',
] as const;

export const receiveUpload = defineCall({
  method: 'POST',
  path: '/api/uploads',
  summary:
    'Send a video, audio file, background image or product photo (multipart: file, generationId, fileType, customerId)',
  tag: 'uploads',
  access: 'videos:write',
  multipart: true,
  rate: 'upload',
  reply: uploadSchema,
  status: 201,
  errors: refusals,
});

export const completeUpload = defineCall({
  method: 'POST',
  path: '/api/uploads/complete',
  summary:
    'Complete a resumable upload whose parts were all sent; a repeated call returns the same upload, and retries a preparation that failed for a reason outside the file',
  tag: 'uploads',
  access: 'videos:write',
  body: z.object({ resumableId: z.string().max(100) }),
  reply: uploadSchema,
  status: 201,
  errors: refusals,
});

export const uploadFromVideo = defineCall({
  method: 'POST',
  path: '/api/uploads/from-video',
  summary: 'Turn one of your finished videos into an upload, to use it as a clip of another video',
  tag: 'uploads',
  access: 'videos:write',
  rate: 'upload',
  storesFiles: true,
  body: z.object({ generationId: z.string().max(100) }),
  reply: uploadSchema,
  status: 201,
  errors: [...refusals, 'not_found', 'generation_incomplete'],
});

export const readUpload = defineCall({
  method: 'GET',
  path: '/api/uploads/:uploadId',
  summary: 'One of your uploads and the progress of its preparation',
  tag: 'uploads',
  access: 'videos:read',
  params: z.object({ uploadId: z.string().max(100) }),
  reply: uploadSchema,
  errors: ['not_found'],
});
