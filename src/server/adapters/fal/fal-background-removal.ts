import path from 'node:path';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { MediaRefusal } from '#studio/ffmpeg/media-refusal.ts';
import { replaceBackground } from '#studio/greenscreen/replace-background.ts';
import type { BackgroundRemoval } from '../../ports/background-removal.ts';
import { openFal, type FalSettings } from './fal-client.ts';
import { falBackgroundRemovalModels, type FalBackgroundRemovalModel } from './fal-models.ts';
import { runFalJob } from './fal-queue.ts';
import { malformedReplyError } from '../vendor/vendor-failure.ts';

const operation = 'background removal';

/** A model at fal.ai cuts out the person; the app renders everything else. */
export function openFalBackgroundRemoval(
  settings: FalSettings & { model?: FalBackgroundRemovalModel; tools: FfmpegTools },
): BackgroundRemoval {
  const fal = openFal(settings);
  const { tools, model = 'fal-ai/birefnet/v2/video' } = settings;
  const { input, output } = falBackgroundRemovalModels[model];
  return {
    engine: 'fal',
    methods: ['matting'],
    async replace({ method, overlayPng, workFolder, context, onProgress, ...order }) {
      const { signal } = context;
      const url = await runFalJob(fal, {
        operation,
        endpoint: model,
        input: async () => input(await fal.upload(order.clipPath, 'video/mp4', signal)),
        output,
        onWaiting: (share) => onProgress(0.5 * share),
        context,
      });
      const cutoutPath = path.join(workFolder, 'cutout.webm');
      await fal.download({ url, path: cutoutPath, kind: 'video', signal });
      onProgress(0.5);
      await requireCutout(cutoutPath, { signal, tools, provider: fal.vendor.provider });
      const { durationSeconds, engine } = await replaceBackground({
        ...order,
        engine: method,
        cutoutPath,

        ...(overlayPng ? { overlayPng } : {}),
        workFolder,
        onProgress: (fraction) => onProgress(0.5 + 0.5 * fraction),
        signal,
        tools,
      });
      return { durationSeconds, method: engine };
    },
  };
}

/** The result must be a video, whatever its content type. */
async function requireCutout(
  cutoutPath: string,
  { signal, tools, provider }: { signal: AbortSignal; tools: FfmpegTools; provider: string },
): Promise<void> {
  try {
    await inspectMedia({ path: cutoutPath, kind: 'video', signal, tools });
  } catch (error) {
    if (error instanceof MediaRefusal)
      throw malformedReplyError(provider, operation, 'the result is not a clip');
    throw error;
  }
}
