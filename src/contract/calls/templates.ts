import { z } from 'zod';
import { defineCall } from '../call.ts';

export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  videoUrl: z.string(),
  thumbnailUrl: z.string(),
  /** The sentence that the preview speaks. */
  sampleLine: z.string(),
  voice: z.string(),
  kind: z.enum(['presenter']),
});
export type Template = z.infer<typeof templateSchema>;

export const readTemplates = defineCall({
  method: 'GET',
  path: '/api/templates',
  summary: 'The avatars that can speak a hook',
  tag: 'templates',
  access: 'signed-in',
  reply: z.array(templateSchema),
});
