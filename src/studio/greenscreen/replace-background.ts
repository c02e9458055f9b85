import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { composeVideo } from '../compose/compose-video.ts';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import type { Loudness } from '../ffmpeg/parse-loudness.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { encodeFrames } from '../house-format/encode-frames.ts';
import { houseFrameRate } from '../house-format/house-format.ts';
import type { BackgroundSource } from './background-source.ts';
import type { Cutting } from './choose-cutting.ts';
import { countClipFrames } from './clip-facts.ts';
import type { GreenscreenFramesOrder } from './greenscreen-frames.ts';
import { assertLook, type Engine, type EngineChoice, type Look } from './look.ts';
import { prepareSound, writeSilence, type SoundChoice } from './prepare-sound.ts';
import { chooseClipCutting } from './run-stills.ts';

export type BackgroundReplacement = {
  /** A clip in house format. */
  clipPath: string;
  /** Of the clip and of the result. */
  format: VideoFormat;
  /** `auto`: the keyer where a green or blue screen is found, else the model that finds people. */
  engine: EngineChoice;
  /** A clip with alpha in which the subject is cut out already, by another program; `engine` is not used then. */
  cutoutPath?: string;
  background: BackgroundSource;
  look: Look;
  sound: SoundChoice;
  /** In the size of the format. */
  overlayPng?: Buffer;
  outputPath: string;
  workDir: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
};

export type ReplacedBackground = {
  durationSeconds: number;
  frames: number;
  loudness: Loudness;
  hasSound: boolean;
  /** Which engine cut the subject out. */
  engine: Engine;
};

/** Nearly all memory is in typed arrays, outside these limits; a small heap is collected before those pile up. */
const heapLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 };
const preparedShare = 0.03;
const filmedShare = 0.95;

/**
 * Puts a clip's subject in front of another background: a finished clip in house format, exactly as long, at -14 LUFS.
 * The output appears under its name only when it is complete; nothing else is left in the work folder. Throws
 * RangeError for a look, colour or backdrop that does not exist, MediaRefusal when the background's file is at fault,
 * FfmpegError, AbortError.
 */
export async function replaceBackground(job: BackgroundReplacement): Promise<ReplacedBackground> {
  const { clipPath, format, background, look, signal, tools } = job;
  assertLook(look);
  signal?.throwIfAborted();
  const workDir = await mkdtemp(join(job.workDir, 'greenscreen-'));
  try {
    const run = { signal, tools };
    const frames = await countClipFrames(clipPath, format, run);
    const { cutoutPath } = job;
    const cutting: Cutting = cutoutPath
      ? { engine: 'matting', cutoutPath }
      : await chooseClipCutting({ ...run, clipPath, format }, job.engine);
    const sound = await prepareSound({ ...run, clipPath, frames, background, choice: job.sound, workDir });
    const report = (from: number, to: number) => (fraction: number) =>
      job.onProgress?.(from + fraction * (to - from));
    report(0, preparedShare)(1);

    const order: GreenscreenFramesOrder = { clipPath, format, cutting, background, look, tools };
    const picturesPath = join(workDir, 'pictures.mp4');
    const speechPath = await writeSilence(workDir);
    await encodeFrames({
      thread: {
        worker: new URL('./greenscreen-worker.ts', import.meta.url),
        order,
        purpose: 'replaces the background',
        resourceLimits: heapLimits,
      },
      format,
      pixels: 'yuv420p',
      frames,
      framesPerSecond: houseFrameRate,
      speechPath,
      overlayPng: job.overlayPng,
      outputPath: picturesPath,
      workDir,
      signal,
      onProgress: report(preparedShare, filmedShare),
      tools,
    });
    const finishedPath = join(workDir, 'finished.mp4');
    const pictures = {
      path: picturesPath,
      durationSeconds: frames / houseFrameRate,
      loudness: { integratedLufs: null, truePeakDbtp: null },
      sound: 'footage' as const,
    };
    const composed = await composeVideo({
      format,
      segments: [pictures],
      ...sound,
      outputPath: finishedPath,
      workDir,
      onProgress: report(filmedShare, 1),
      ...run,
    });
    await rename(finishedPath, job.outputPath);
    const hasSound = composed.loudness.truePeakDbtp !== null;
    return { ...composed, hasSound, engine: cutting.engine };
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}
