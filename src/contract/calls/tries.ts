import { z } from 'zod';
import { defineCall } from '../call.ts';

/** The presenters that are drawn by our own code. */
export const tryPresenters = ['maya', 'ingrid', 'desmond', 'kai', 'rosa', 'amir'] as const;
export type TryPresenter = (typeof tryPresenters)[number];

export const tryStatuses = ['waiting', 'running', 'completed', 'failed'] as const;
export type TryStatus = (typeof tryStatuses)[number];

/** The use case refuses a line over its limit, with the text that belongs to the field. */
const tryRequest = z.object({ text: z.string().max(1_000), presenter: z.enum(tryPresenters) });

const tryErrors = [
  'hook_incomplete',
  'hook_text_too_long',
  'hook_text_unspeakable',
  'hook_text_unsupported_script',
  'too_many_tries',
  'tries_busy',
  'not_available_here',
] as const;

const tryPreviewSchema = z.object({
  id: z.uuid(),
  status: z.enum(tryStatuses),
  /** Previews that are made before this one. */
  ahead: z.int().min(0),
  /** Once it is completed; null before. */
  videoUrl: z.string().nullable(),
});
export type TryPreview = z.infer<typeof tryPreviewSchema>;

export const tryVoice = defineCall({
  method: 'POST',
  path: '/api/tries/voice',
  summary: 'Hear a presenter say a short line, without an account',
  tag: 'tries',
  access: 'public',
  rate: 'heavy',
  body: tryRequest,
  reply: z.instanceof(Blob),
  file: 'audio/mp4',
  errors: tryErrors,
});

export const startTry = defineCall({
  method: 'POST',
  path: '/api/tries',
  summary: 'Request a short, marked preview of a line, without an account; it is kept for less than an hour',
  tag: 'tries',
  access: 'public',
  rate: 'heavy',
  storesFiles: true,
  body: tryRequest,
  reply: tryPreviewSchema,
  status: 202,
  errors: tryErrors,
});

export const readTry = defineCall({
  method: 'GET',
  path: '/api/tries/:tryId',
  summary: 'Progress of a preview requested on the landing page',
  tag: 'tries',
  access: 'public',
  params: z.object({ tryId: z.uuid() }),
  reply: tryPreviewSchema,
  errors: ['not_found', 'not_available_here'],
});
