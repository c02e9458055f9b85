import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

type FitJob = {
  /** A PNG or JPEG. */
  path: string;
  /** Path of a JPEG. */
  outputPath: string;
  width: number;
  height: number;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

const timeoutMs = 30_000;

/** Fills a frame of this size with the picture, cropped around its centre; transparency becomes white. */
export async function fitPicture(job: FitJob): Promise<void> {
  const { path, outputPath, width, height, signal } = job;
  const scale = `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=lanczos`;
  const white = `color=white:size=${width}x${height}[paper]`;
  const filter = `${white};[0:v]${scale},crop=${width}:${height}[picture];[paper][picture]overlay=shortest=1`;
  const output = ['-frames:v', '1', '-q:v', '3', '-f', 'image2', '-update', '1', outputPath];
  await runFfmpeg({
    args: ['-y', '-i', path, '-filter_complex', filter, ...output],
    timeoutMs,
    ...(signal ? { signal } : {}),
    ...(job.tools?.ffmpegPath ? { ffmpegPath: job.tools.ffmpegPath } : {}),
  });
}
