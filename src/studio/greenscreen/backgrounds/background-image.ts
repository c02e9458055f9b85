import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { buildInputGuardArgs } from '../../ffmpeg/build-ffmpeg-args.ts';
import { damagedIfUnreadable } from '../../ffmpeg/damaged-if-unreadable.ts';
import { MediaRefusal } from '../../ffmpeg/media-refusal.ts';
import { runFfprobe } from '../../ffmpeg/run-ffprobe.ts';
import { houseFormat } from '../../house-format/house-format.ts';
import { decodeFrames } from '../../raw-frames/decode-frames.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { rawFramesLimits, rawFramesOutput } from '../../raw-frames/read-raw-frames.ts';
import type { BackgroundRun } from './background-frames.ts';
import type { Fit } from './background-source.ts';
import { buildImageFilter, type ExifOrientation } from './build-image-filter.ts';
import { readOrientation } from './read-orientation.ts';

const demuxers: Readonly<Record<string, string>> = { jpg: 'jpeg_pipe', png: 'png_pipe', webp: 'webp_pipe' };

/** Accepts photographs of the largest phone cameras, but not pictures that would use all memory. */
export const imageLimits = { sizeBytes: 50_000_000, sidePixels: 12_000, pixels: 64_000_000 } as const;

/**
 * An image as a background: rotated by its EXIF orientation, with white for transparency. Throws MediaRefusal for a file
 * that is not a JPEG, PNG or WebP, is too large, or cannot be decoded.
 */
export async function decodeImage(
  { path, fit }: { path: string; fit: Fit },
  { format, signal, tools }: BackgroundRun,
): Promise<Picture> {
  if ((await stat(path)).size > imageLimits.sizeBytes) throw new MediaRefusal('too-big');
  // The content decides, not the name. An animated PNG is "apng" here.
  const demuxer = demuxers[(await fileTypeFromFile(path))?.ext ?? ''];
  if (!demuxer) throw new MediaRefusal('no-picture');
  const size = await measureImage(path, demuxer, { signal, tools });
  const turn: ExifOrientation = demuxer === 'jpeg_pipe' ? await readOrientation(path) : 1;
  const { width, height } = houseFormat(format);
  const filter = buildImageFilter({ size, turn, frame: { width, height }, fit });
  const guard = [...buildInputGuardArgs(), '-max_pixels', `${imageLimits.pixels}`];
  const input = [...guard, '-noautorotate', '-f', demuxer, '-i', path];
  const picture = ['-filter_complex', filter, '-map', '[picture]', '-frames:v', '1'];
  const args = [...rawFramesLimits, ...input, ...picture, ...rawFramesOutput];
  const frames = decodeFrames({ args, width, height, signal, ffmpegPath: tools?.ffmpegPath });
  const { value } = await damagedIfUnreadable(frames.next());
  await frames.return(undefined);
  if (!value) throw new MediaRefusal('damaged');
  return value as Picture;
}

async function measureImage(
  path: string,
  demuxer: string,
  { signal, tools }: Pick<BackgroundRun, 'signal' | 'tools'>,
): Promise<{ width: number; height: number }> {
  const entries = ['-select_streams', 'v:0', '-show_entries', 'stream=width,height', '-of', 'csv=p=0'];
  const args = ['-f', demuxer, '-max_pixels', `${imageLimits.sidePixels ** 2}`, ...entries];
  const report = runFfprobe({ args, path, signal, ffprobePath: tools?.ffprobePath });
  const [width = 0, height = 0] = (await damagedIfUnreadable(report)).trim().split(',').map(Number);
  if (!(width > 0 && height > 0)) throw new MediaRefusal('damaged');
  if (Math.max(width, height) > imageLimits.sidePixels || width * height > imageLimits.pixels)
    throw new MediaRefusal('picture-too-large');
  return { width, height };
}
