import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isInputAtFault } from '../../ffmpeg/ffmpeg-error.ts';
import { MediaRefusal } from '../../ffmpeg/media-refusal.ts';
import { runProcess } from '../../ffmpeg/run-process.ts';

/** The limit of a sent photo. */
const maxPhotoBytes = 20_000_000;
/** Longer side of the stored copy: enough for every camera move in all formats. */
const keptSidePixels = 3_000;

export type PhotoType = 'jpg' | 'png' | 'webp' | 'heic';
export type CleanOrder = { path: string; type: PhotoType; outputPath: string; maxSide: number };
export type CleanedPhoto = { width: number; height: number };

/** The largest photo takes two seconds on an idle core, and many times that on a busy machine. */
const defaultTimeoutMs = 120_000;

/**
 * Writes an upright JPEG of the photo without any metadata: no position, no camera, no preview. Transparent parts become
 * white. The photo is decoded in a separate process with limits on memory and time, because hostile files target image
 * decoders. Throws MediaRefusal for a photo that cannot be decoded.
 */
export async function cleanPhoto(
  job: Omit<CleanOrder, 'maxSide'> & { signal?: AbortSignal; timeoutMs?: number },
): Promise<CleanedPhoto> {
  const { path, type, outputPath, signal, timeoutMs = defaultTimeoutMs } = job;
  const order: CleanOrder = { path, type, outputPath, maxSide: keptSidePixels };
  const script = fileURLToPath(new URL('./clean-photo-process.ts', import.meta.url));
  let size: CleanedPhoto | null = null;
  try {
    await runProcess({
      name: 'the photo reader',
      program: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', script, JSON.stringify(order)],
      signal,
      timeoutMs,
      isUrgent: true,
      maxOutputBytes: maxPhotoBytes * 2,
      onLine: (line) => {
        size = JSON.parse(line) as CleanedPhoto;
      },
    });
    if (!size) throw new MediaRefusal('damaged');
    return size;
  } catch (error) {
    await rm(outputPath, { force: true });
    throw isInputAtFault(error) ? new MediaRefusal('damaged', { cause: error }) : error;
  }
}
