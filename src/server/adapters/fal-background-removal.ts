import type { BackgroundRemoval } from '../ports/background-removal.ts';
import { openFal, type FalSettings } from './fal-client.ts';
import { falBackgroundRemovalModels, type FalBackgroundRemovalModel } from './fal-models.ts';
import { runFalJob } from './fal-queue.ts';

export function openFalBackgroundRemoval(
  settings: FalSettings & { model?: FalBackgroundRemovalModel },
): BackgroundRemoval {
  const fal = openFal(settings);
  const model = settings.model ?? 'fal-ai/birefnet/v2/video';
  const { input, output } = falBackgroundRemovalModels[model];
  return {
    async remove({ clipPath, outputPath, errand }) {
      const url = await runFalJob(fal, {
        operation: 'background removal',
        endpoint: model,
        input: async () => input(await fal.upload(clipPath, 'video/mp4', errand.signal)),
        output,
        errand,
      });
      await fal.download({ url, path: outputPath, kind: 'video', signal: errand.signal });
    },
  };
}
