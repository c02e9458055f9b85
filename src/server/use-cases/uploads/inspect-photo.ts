import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brollLimits, brollTexts } from '#contract/broll.ts';
import { cleanPhoto, type PhotoType } from '#studio/broll/photo/clean-photo.ts';
import { FfmpegError } from '#studio/ffmpeg/ffmpeg-error.ts';
import { MediaRefusal } from '#studio/ffmpeg/media-refusal.ts';
import type { UploadFacts } from '../../db/video-tables.ts';
import { readHeicFacts } from '../../domain/heic-size.ts';
import { isCutOff, readPictureFacts } from '../../domain/picture-type.ts';
import { AppError } from '../../errors.ts';
import { runInTurn, type InspectionDeps } from './inspect-upload.ts';

export type InspectedPhoto = { facts: UploadFacts; path: string; sizeBytes: number };

/**
 * Writes a copy of an uploaded photo to `cleanPath`: an upright JPEG without metadata. The original, with its location
 * data, is not kept. Throws the refusal of an unusable photo.
 */
export async function inspectPhoto(
  deps: InspectionDeps,
  input: { userId: string; path: string; sizeBytes: number; cleanPath: string },
): Promise<InspectedPhoto> {
  const { userId, sizeBytes, cleanPath } = input;
  if (sizeBytes === 0) throw new AppError('file_empty', 'The file is empty');
  if (sizeBytes > brollLimits.maxPhotoBytes) throw tooLarge();
  await mkdir(path.dirname(cleanPath), { recursive: true });
  const { width, height } = await runInTurn(deps, userId, async () => {
    const type = checkPhotoHeader(await readFile(input.path));
    return clean(deps, { path: input.path, type, outputPath: cleanPath });
  });
  const { size } = await stat(cleanPath);
  return {
    facts: { durationSeconds: 0, container: 'jpg', width, height },
    path: cleanPath,
    sizeBytes: size,
  };
}

/** From the header alone: a photo that decompresses beyond our limit is not decoded. */
function checkPhotoHeader(bytes: Buffer): PhotoType {
  const picture = readPictureFacts(bytes);
  const facts = picture ?? toPicture(readHeicFacts(bytes));
  if (facts?.isAnimated) throw new AppError('photo_animated', brollTexts.photoAnimated);
  if (!facts || facts.type === 'gif') throw new AppError('file_not_photo', brollTexts.photoType);
  const { type, width, height } = facts;
  if (width === 0 || height === 0 || isCutOff(bytes))
    throw new AppError('photo_damaged', brollTexts.photoDamaged);
  const { maxPhotoSidePixels, maxPhotoPixels, minPhotoSidePixels } = brollLimits;
  if (Math.max(width, height) > maxPhotoSidePixels || width * height > maxPhotoPixels) throw tooLarge();
  if (Math.min(width, height) < minPhotoSidePixels) throw tooSmall();
  return type;
}

const toPicture = (facts: ReturnType<typeof readHeicFacts>) => facts && { type: 'heic' as const, ...facts };

async function clean(
  { inspections }: InspectionDeps,
  job: { path: string; type: PhotoType; outputPath: string },
): Promise<{ width: number; height: number }> {
  try {
    const size = await cleanPhoto({ ...job, timeoutMs: inspections.timeLimitMs });
    // A header can be wrong: the decoded size counts.
    if (Math.min(size.width, size.height) < brollLimits.minPhotoSidePixels) throw tooSmall();
    return size;
  } catch (error) {
    if (error instanceof MediaRefusal)
      throw new AppError('photo_damaged', brollTexts.photoDamaged, {}, error);
    if (!(error instanceof FfmpegError)) throw error;
    throw error.failure === 'timeout'
      ? new AppError(
          'file_check_timeout',
          'Checking the file took too long',
          { retryAfterSeconds: 60 },
          error,
        )
      : new AppError('file_check_failed', 'The file could not be checked', { retryAfterSeconds: 10 }, error);
  }
}

const tooSmall = (): AppError =>
  new AppError('photo_too_small', brollTexts.photoTooSmall, {
    minSidePixels: brollLimits.minPhotoSidePixels,
  });

const tooLarge = (): AppError => {
  const { maxPhotoBytes, maxPhotoSidePixels, maxPhotoPixels } = brollLimits;
  return new AppError('photo_too_large', brollTexts.photoTooLarge, {
    maxBytes: maxPhotoBytes,
    maxSidePixels: maxPhotoSidePixels,
    maxPixels: maxPhotoPixels,
  });
};
