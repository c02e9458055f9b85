import { z } from 'zod';

/** Each model has its own parameter names; they appear only here. */

const fileSchema = z.object({ url: z.string() });
export const videoOutput = z.object({ video: fileSchema }).transform(({ video }) => video.url);
export const audioOutput = z.object({ audio: fileSchema }).transform(({ audio }) => audio.url);
/** A black picture means that the safety checker rejected it. */
export const pictureOutput = z
  .object({ images: z.array(fileSchema).min(1), has_nsfw_concepts: z.array(z.boolean()).nullish() })
  .transform(({ images, has_nsfw_concepts: refusals }) => ({
    url: images[0]!.url,
    isRefused: refusals?.[0] === true,
  }));

type LipSyncInput = { videoUrl: string; audioUrl: string };
const commonInput = ({ videoUrl, audioUrl }: LipSyncInput) => ({ video_url: videoUrl, audio_url: audioUrl });

/** If the speech is longer than the clip, the clip plays forwards and backwards where the model supports it. */
export const falLipSyncModels = {
  'fal-ai/sync-lipsync/v2': (spoken: LipSyncInput) => ({
    ...commonInput(spoken),
    model: 'lipsync-2',
    sync_mode: 'bounce',
  }),
  'fal-ai/sync-lipsync': (spoken: LipSyncInput) => ({
    ...commonInput(spoken),
    model: 'lipsync-1.9.0-beta',
    sync_mode: 'bounce',
  }),
  'fal-ai/latentsync': (spoken: LipSyncInput) => ({
    ...commonInput(spoken),
    guidance_scale: 1,
    loop_mode: 'pingpong',
  }),
  'fal-ai/musetalk': ({ videoUrl, audioUrl }: LipSyncInput) => ({
    source_video_url: videoUrl,
    audio_url: audioUrl,
  }),
  'veed/lipsync': commonInput,
} as const;
export type FalLipSyncModel = keyof typeof falLipSyncModels;

type ImageToVideoInput = { pictureUrl: string; prompt: string; durationSeconds: 5 | 10 };
export const falImageToVideoModels = {
  'fal-ai/kling-video/v2.5-turbo/pro/image-to-video': ({
    pictureUrl,
    prompt,
    durationSeconds,
  }: ImageToVideoInput) => ({
    image_url: pictureUrl,
    prompt,
    duration: String(durationSeconds),
  }),
  'fal-ai/kling-video/v2.6/pro/image-to-video': ({
    pictureUrl,
    prompt,
    durationSeconds,
  }: ImageToVideoInput) => ({
    start_image_url: pictureUrl,
    prompt,
    duration: String(durationSeconds),
    generate_audio: false,
  }),
} as const;
export type FalImageToVideoModel = keyof typeof falImageToVideoModels;

/** Requests an alpha channel; one of the models returns a list. */
export const falBackgroundRemovalModels = {
  'fal-ai/birefnet/v2/video': {
    input: (videoUrl: string) => ({
      video_url: videoUrl,
      model: 'Portrait',
      video_output_type: 'VP9 (.webm)',
    }),
    output: videoOutput,
  },
  'veed/video-background-removal': {
    input: (videoUrl: string) => ({ video_url: videoUrl, output_codec: 'vp9', subject_is_person: true }),
    output: z.object({ video: z.array(fileSchema).min(1) }).transform(({ video }) => video[0]!.url),
  },
} as const;
export type FalBackgroundRemovalModel = keyof typeof falBackgroundRemovalModels;
