import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { composeVideo } from '../compose/compose-video.ts';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import type { Loudness } from '../ffmpeg/loudness/parse-loudness.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { encodeFrames } from '../house-format/encode-frames.ts';
import { houseFrameRate } from '../house-format/house-format.ts';
import type { BackgroundSource } from './backgrounds/background-source.ts';
import type { CutoutMethod } from './clip/choose-cutout-method.ts';
import { countClipFrames } from './clip/clip-facts.ts';
import type { GreenscreenFramesOrder } from './greenscreen-frames.ts';
import { assertLook, type Engine, type EngineChoice, type Look } from './clip/look.ts';
import { prepareSound, writeSilence, type SoundChoice } from './prepare-sound.ts';
import { chooseClipCutoutMethod } from './preview/run-stills.ts';

export type BackgroundReplacement = {
  /** A clip in house format. */
  clipPath: string;
  /** Format of the clip and of the result. */
  format: VideoFormat;
  /** `auto` uses the keyer if there is a green or blue screen, else the matting model. */
  engine: EngineChoice;
  /** A clip with alpha, cut out by another program; `engine` is ignored then. */
  cutoutPath?: string;
  background: BackgroundSource;
  look: Look;
  sound: SoundChoice;
  /** In the size of the format. */
  overlayPng?: Buffer;
  outputPath: string;
  workFolder: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
};

export type ReplacedBackground = {
  durationSeconds: number;
  frames: number;
  loudness: Loudness;
  hasSound: boolean;
  /** The engine that cut the subject out. */
  engine: Engine;
};

/** Nearly all memory is in typed arrays outside these limits; a small heap is collected before they accumulate. */
const heapLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 };
const preparedShare = 0.03;
const filmedShare = 0.95;

/**
 * Composites a clip's subject over another background: a finished clip in house format of the same length, at -14 LUFS.
 * The output appears under its name when it is complete; no other files remain in the work folder. Throws RangeError for an
 * unknown look, colour or backdrop, MediaRefusal for an invalid background file, FfmpegError, AbortError.
 */
export async function replaceBackground(job: BackgroundReplacement): Promise<ReplacedBackground> {
  const { clipPath, format, background, look, signal, tools } = job;
  assertLook(look);
  signal?.throwIfAborted();
  const workFolder = await mkdtemp(join(job.workFolder, 'greenscreen-'));
  try {
    const run = { signal, tools };
    const frames = await countClipFrames(clipPath, format, run);
    const { cutoutPath } = job;
    const cutoutMethod: CutoutMethod = cutoutPath
      ? { engine: 'matting', cutoutPath }
      : await chooseClipCutoutMethod({ ...run, clipPath, format }, job.engine);
    const sound = await prepareSound({ ...run, clipPath, frames, background, choice: job.sound, workFolder });
    const report = (from: number, to: number) => (fraction: number) =>
      job.onProgress?.(from + fraction * (to - from));
    report(0, preparedShare)(1);

    const order: GreenscreenFramesOrder = { clipPath, format, cutoutMethod, background, look, tools };
    const picturesPath = join(workFolder, 'pictures.mp4');
    const speechPath = await writeSilence(workFolder);
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
      workFolder,
      signal,
      onProgress: report(preparedShare, filmedShare),
      tools,
    });
    const finishedPath = join(workFolder, 'finished.mp4');
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
      workFolder,
      onProgress: report(filmedShare, 1),
      ...run,
    });
    await rename(finishedPath, job.outputPath);
    const hasSound = composed.loudness.truePeakDbtp !== null;
    return { ...composed, hasSound, engine: cutoutMethod.engine };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
