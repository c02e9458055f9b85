import { z } from 'zod';
import { captionStyles } from './caption-styles.ts';

/** Word captions of an uploaded clip, from a caption file. */
export const clipCaptionsSchema = z.object({
  style: z.enum(captionStyles),
  /** The text of an SRT or VTT file. Its length is checked by the use case, so that the refusal can be read. */
  file: z.string().max(1_000_000),
  fileName: z.string().max(300),
  /** How much of the clip's start was cut off before the clip was sent. */
  offsetSeconds: z.number().min(0).max(86_400).default(0),
});
export type ClipCaptions = z.infer<typeof clipCaptionsSchema>;
