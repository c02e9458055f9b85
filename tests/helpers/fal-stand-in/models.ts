import { z } from 'zod';
import type { Voice } from '#contract/voices.ts';
import { makeMedia, paintPicture, speakAloud } from '../stand-in-media.ts';

export type MadeFile = { bytes: Uint8Array; type: string };
/** Fetches a file that the job names. */
type Fetch = (url: string) => Promise<Uint8Array>;
/** Stores a file where the customer can fetch it. */
type Keep = (file: MadeFile) => { url: string; content_type: string; file_size: number };

type Model<I> = { input: z.ZodType<I>; make: (input: I, fetch: Fetch, keep: Keep) => Promise<object> };
const model = <I>(input: z.ZodType<I>, make: Model<I>['make']): Model<unknown> =>
  ({ input, make }) as Model<unknown>;

const url = z.url();
const american = {
  af_heart: 'nova',
  af_alloy: 'alloy',
  am_echo: 'echo',
  am_onyx: 'onyx',
  af_nova: 'nova',
  af_sky: 'shimmer',
} as const satisfies Record<string, Voice>;
const kokoro = <N extends string>(voices: Record<N, Voice>) =>
  model(
    z.strictObject({
      prompt: z.string().min(1),
      voice: z.enum(Object.keys(voices) as N[]),
      speed: z.number().min(0.1).max(5).default(1),
    }),
    async ({ prompt, voice, speed }, _fetch, keep) => ({
      audio: keep({ bytes: await speakAloud(prompt, voices[voice], speed), type: 'audio/wav' }),
    }),
  );

/** As long as the audio: the video is looped. */
const lipSync = async (videoUrl: string, audioUrl: string, fetch: Fetch, keep: Keep): Promise<object> => {
  const inputs = { 'clip.mp4': await fetch(videoUrl), 'speech.wav': await fetch(audioUrl) };
  const bytes = await makeMedia(
    inputs,
    (at) => [
      '-stream_loop',
      '-1',
      '-i',
      at('clip.mp4'),
      '-i',
      at('speech.wav'),
      '-map',
      '0:v:0',
      '-map',
      '1:a:0',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-c:a',
      'aac',
      '-shortest',
    ],
    'spoken.mp4',
  );
  return { video: keep({ bytes, type: 'video/mp4' }) };
};
const usual = { video_url: url, audio_url: url };

/** The models that we use, each with its own schema. Unknown fields are rejected, as by fal. */
export const models: Record<string, Model<unknown>> = {
  'fal-ai/sync-lipsync/v2': model(
    z.strictObject({
      ...usual,
      model: z.enum(['lipsync-2', 'lipsync-2-pro']).default('lipsync-2'),
      sync_mode: z.enum(['cut_off', 'loop', 'bounce', 'silence', 'remap']).default('cut_off'),
    }),
    (input, fetch, keep) => lipSync(input.video_url, input.audio_url, fetch, keep),
  ),
  'fal-ai/latentsync': model(
    z.strictObject({
      ...usual,
      guidance_scale: z.number().default(1),
      loop_mode: z.enum(['pingpong', 'loop']).optional(),
    }),
    (input, fetch, keep) => lipSync(input.video_url, input.audio_url, fetch, keep),
  ),
  'fal-ai/musetalk': model(z.strictObject({ source_video_url: url, audio_url: url }), (input, fetch, keep) =>
    lipSync(input.source_video_url, input.audio_url, fetch, keep),
  ),
  'fal-ai/kokoro/american-english': kokoro(american),
  'fal-ai/kokoro/british-english': kokoro({ bm_fable: 'fable' }),
  'fal-ai/flux/schnell': model(
    z.strictObject({
      prompt: z.string().min(1),
      image_size: z.enum(['square_hd', 'portrait_16_9', 'landscape_16_9']),
      num_images: z.literal(1),
      output_format: z.enum(['jpeg', 'png']),
    }),
    async ({ prompt, image_size: size }, _fetch, keep) => {
      const [width, height] =
        size === 'square_hd' ? [1024, 1024] : size === 'portrait_16_9' ? [576, 1024] : [1024, 576];
      return {
        images: [{ ...keep({ bytes: paintPicture(width!, height!), type: 'image/png' }), width, height }],
        has_nsfw_concepts: [prompt.includes('NSFW')],
        seed: 1,
        prompt,
      };
    },
  ),
  'fal-ai/kling-video/v2.5-turbo/pro/image-to-video': model(
    z.strictObject({ prompt: z.string().min(1), image_url: url, duration: z.enum(['5', '10']) }),
    async (input, fetch, keep) => {
      const bytes = await makeMedia(
        { 'first.png': await fetch(input.image_url) },
        (at) => [
          '-loop',
          '1',
          '-i',
          at('first.png'),
          '-t',
          input.duration,
          '-vf',
          'scale=180:-2',
          '-r',
          '24',
          '-pix_fmt',
          'yuv420p',
          '-c:v',
          'libx264',
          '-preset',
          'ultrafast',
        ],
        'moved.mp4',
      );
      return { video: keep({ bytes, type: 'video/mp4' }) };
    },
  ),
  'fal-ai/birefnet/v2/video': model(
    z.strictObject({
      video_url: url,
      model: z.enum(['General Use (Light)', 'Portrait', 'Matting']),
      video_output_type: z.enum(['X264 (.mp4)', 'VP9 (.webm)']),
    }),
    async (input, fetch, keep) => {
      const bytes = await makeMedia(
        { 'clip.mp4': await fetch(input.video_url) },
        (at) => [
          '-i',
          at('clip.mp4'),
          '-t',
          '1',
          '-an',
          '-vf',
          "scale=90:-2,format=yuva420p,geq=lum='p(X,Y)':a='if(lt(X,W/2),255,0)'",
          '-c:v',
          'libvpx-vp9',
          '-deadline',
          'realtime',
          '-cpu-used',
          '8',
        ],
        'alone.webm',
      );
      return { video: keep({ bytes, type: 'video/webm' }) };
    },
  ),
};
