import { readFile } from 'node:fs/promises';
import { greenscreenLimits, greenscreenTexts } from '#contract/greenscreen-settings.ts';
import type { UploadFacts } from '../../db/video-tables.ts';
import { readPictureFacts } from '../../domain/picture-type.ts';
import { AppError } from '../../errors.ts';
import { runInTurn, type InspectionDeps } from './inspect-upload.ts';

/** The facts of an uploaded background image, from its header. Throws the refusal of an unusable one. */
export async function inspectImage(
  deps: InspectionDeps,
  input: { userId: string; path: string; sizeBytes: number },
): Promise<UploadFacts> {
  if (input.sizeBytes === 0) throw new AppError('file_empty', 'The file is empty');
  if (input.sizeBytes > greenscreenLimits.maxImageBytes) throw tooLarge();
  const facts = await runInTurn(deps, input.userId, async () => readPictureFacts(await readFile(input.path)));
  if (facts?.isAnimated) throw new AppError('image_animated', greenscreenTexts.imageAnimated);
  if (!facts || facts.type === 'gif') throw new AppError('file_not_image', greenscreenTexts.imageType);
  const { type, width, height } = facts;
  if (width === 0 || height === 0) throw new AppError('file_damaged', 'The picture has no pixels');
  const { maxImageSidePixels, maxImagePixels } = greenscreenLimits;
  if (Math.max(width, height) > maxImageSidePixels || width * height > maxImagePixels) throw tooLarge();
  return { durationSeconds: 0, container: type, width, height };
}

const tooLarge = (): AppError => {
  const { maxImageBytes, maxImageSidePixels, maxImagePixels } = greenscreenLimits;
  return new AppError('image_too_large', greenscreenTexts.imageTooLarge, {
    maxBytes: maxImageBytes,
    maxSidePixels: maxImageSidePixels,
    maxPixels: maxImagePixels,
  });
};
