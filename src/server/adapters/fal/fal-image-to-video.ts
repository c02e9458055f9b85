import { fileTypeFromFile } from 'file-type';
import type { ImageToVideo } from '../../ports/image-to-video.ts';
import { openFal, type FalSettings } from './fal-client.ts';
import { falImageToVideoModels, videoOutput, type FalImageToVideoModel } from './fal-models.ts';
import { runFalJob } from './fal-queue.ts';

export function openFalImageToVideo(settings: FalSettings & { model?: FalImageToVideoModel }): ImageToVideo {
  const fal = openFal(settings);
  const model = settings.model ?? 'fal-ai/kling-video/v2.5-turbo/pro/image-to-video';
  return {
    engine: 'fal',
    async animate({ picturePath, prompt, durationSeconds, outputPath, context }) {
      const url = await runFalJob(fal, {
        operation: 'image-to-video',
        endpoint: model,
        input: async () => {
          const type = (await fileTypeFromFile(picturePath))?.mime ?? 'image/png';
          const pictureUrl = await fal.upload(picturePath, type, context.signal);
          return falImageToVideoModels[model]({ pictureUrl, prompt, durationSeconds });
        },
        output: videoOutput,
        context,
      });
      await fal.download({ url, path: outputPath, kind: 'video', signal: context.signal });
    },
  };
}
