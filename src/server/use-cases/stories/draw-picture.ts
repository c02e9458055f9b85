import path from 'node:path';
import type { PictureEngine } from '#contract/engines.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { fitPicture } from '#studio/house-format/fit-picture.ts';
import type { StoredPicture } from '../../db/story-tables.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Pictures, PictureShape, PictureSubject } from '../../ports/pictures.ts';
import type { Storage } from '../../ports/storage.ts';
import { toEngineContext } from '../tasks/to-engine-context.ts';

export type DrawPictureDeps = {
  storage: Storage;
  ffmpeg: FfmpegTools;
  pictures: Pictures & { engine: PictureEngine };
};

const sizes = {
  portrait: { width: 720, height: 1280 },
  square: { width: 720, height: 720 },
} as const satisfies Partial<Record<PictureShape, object>>;

/** Draws a picture of a story and stores it under its recipe. */
export function drawPicture(
  deps: DrawPictureDeps,
  picture: {
    userId: string;
    folder: 'story-assets' | 'story-frames';
    recipe: string;
    prompt: string;
    subject: PictureSubject;
    shape: keyof typeof sizes;
  },
  context: JobContext,
): Promise<StoredPicture> {
  const { pictures, storage, ffmpeg } = deps;
  const { userId, folder, recipe, prompt, subject, shape } = picture;
  const { workFolder, signal } = context;
  return context.step('draw', async () => {
    context.progress({ stage: 'drawing', progress: 5 });
    const drawnPath = path.join(workFolder, 'drawn.jpg');
    const engineContext = toEngineContext(context, pictures.engine);
    await pictures.draw({ prompt, subject, shape, outputPath: drawnPath, context: engineContext });
    context.progress({ stage: 'drawing', progress: 90 });
    // Vendors use their own sizes; decoding their files also validates them before they are shown.
    const fittedPath = path.join(workFolder, 'picture.jpg');
    const size = sizes[shape];
    if (pictures.engine !== 'embedded')
      await fitPicture({ path: drawnPath, outputPath: fittedPath, ...size, signal, tools: ffmpeg });
    const key = `users/${userId}/${folder}/${recipe}.jpg`;
    await storage.put(key, pictures.engine === 'embedded' ? drawnPath : fittedPath);
    return { key, recipe, engine: pictures.engine };
  });
}
