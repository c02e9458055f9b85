import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { pumpFrames, type FrameThread } from '../threads/pump-frames.ts';
import { buildFramesArgs, type FramesPlan } from './build-frames-args.ts';
import { houseFrameRate } from './house-format.ts';

export type FrameEncoding = Omit<FramesPlan, 'durationSeconds' | 'overlayPath'> & {
  /** Makes raw frames in the size of the format. */
  thread: FrameThread;
  frames: number;
  framesPerSecond: number;
  /** In the size of the format. */
  overlayPng?: Buffer;
  outputPath: string;
  workFolder: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
};

/**
 * Encodes the frames of a thread, with a speech, as a clip in house format. The output appears under its name only
 * when it is complete. Throws RangeError when there is no frame, or a frame rate other than the house's.
 */
export async function encodeFrames(job: FrameEncoding): Promise<{ durationSeconds: number; frames: number }> {
  const { thread, frames, framesPerSecond, overlayPng, outputPath, workFolder, signal, onProgress, tools } =
    job;
  if (frames === 0) throw new RangeError('A clip needs at least one frame.');
  if (framesPerSecond !== houseFrameRate)
    throw new RangeError(`A clip needs ${houseFrameRate} frames a second, not ${framesPerSecond}.`);
  const durationSeconds = frames / houseFrameRate;
  const name = join(workFolder, `frames-${randomUUID()}`);
  const [partPath, overlayPath] = [`${name}.part.mp4`, `${name}.png`];
  const input = pumpFrames(thread, signal);
  try {
    if (overlayPng) await writeFile(overlayPath, overlayPng);
    const args = buildFramesArgs({ ...job, durationSeconds, ...(overlayPng && { overlayPath }) });
    const ffmpegPath = tools?.ffmpegPath;
    await runFfmpeg({ args: [...args, partPath], input, signal, durationSeconds, onProgress, ffmpegPath });
    await rename(partPath, outputPath);
  } finally {
    await input.return(undefined).catch(() => {});
    await Promise.all([partPath, overlayPath].map((path) => rm(path, { force: true })));
  }
  return { durationSeconds, frames };
}
