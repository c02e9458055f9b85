import type { PictureShape, Pictures } from '../../ports/pictures.ts';
import { openFal, type FalSettings } from './fal-client.ts';
import { pictureOutput } from './fal-models.ts';
import { runFalJob } from './fal-queue.ts';
import { refusalError } from '../vendor/vendor-failure.ts';

const sizes: Record<PictureShape, string> = {
  portrait: 'portrait_16_9',
  square: 'square_hd',
  landscape: 'landscape_16_9',
};
const operation = 'picture';

export function openFalPictures(settings: FalSettings): Pictures {
  const fal = openFal(settings);
  return {
    async draw({ prompt, shape, outputPath, context }) {
      const { url, isRefused } = await runFalJob(fal, {
        operation,
        endpoint: 'fal-ai/flux/schnell',
        input: async () => ({ prompt, image_size: sizes[shape], num_images: 1, output_format: 'png' }),
        output: pictureOutput,
        context,
      });
      if (isRefused)
        throw refusalError('content', fal.vendor.provider, operation, 'content_policy_violation');
      await fal.download({ url, path: outputPath, kind: 'image', signal: context.signal });
    },
  };
}
