import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { speakingSpeed, speakingStyles, voices } from '../voices.ts';

export const speedSchema = z.number().min(speakingSpeed.min).max(speakingSpeed.max);

export const previewVoice = defineCall({
  method: 'POST',
  path: '/api/voices/preview',
  summary: 'Hear a voice speak a script, as it will sound in the hook',
  tag: 'voices',
  access: 'videos:write',
  rate: 'heavy',
  body: z.object({
    voice: z.enum(voices),
    style: z.enum(speakingStyles).default('natural'),
    speed: speedSchema.default(speakingSpeed.usual),
    /** Only the beginning is spoken, because a preview is short. */
    script: z.string().max(limits.maxHookCharacters),
  }),
  reply: z.instanceof(Blob),
  file: 'audio/mp4',
  errors: ['voice_preview_incomplete', 'hook_text_unspeakable', 'hook_text_unsupported_script'],
});
