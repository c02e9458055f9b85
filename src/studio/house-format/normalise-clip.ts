import { copyFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captionFrames, type CaptionStrip } from '../captions/caption-strip.ts';
import { damagedIfUnreadable } from '../ffmpeg/damaged-if-unreadable.ts';
import { isInputAtFault } from '../ffmpeg/ffmpeg-error.ts';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { measureLoudness } from '../ffmpeg/loudness/measure-loudness.ts';
import type { MediaFacts, VideoFacts } from '../ffmpeg/media/media-facts.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { buildNormaliseArgs } from './build-normalise-args.ts';
import type { NormalisePlan } from './build-normalise-args.ts';
import { isHighDynamicRange } from './build-picture-filter.ts';
import { hasHouseCodecHeader } from './codec-header/codec-header.ts';
import { copyClip, isCopyable } from './copy-clip.ts';
import type { HouseClip } from './house-clip.ts';
import { houseFormat, houseFrameRate } from './house-format.ts';
import type { Placement } from './place-picture.ts';
import { trimBounds } from './trim-bounds.ts';

export type Normalisation = {
  inputPath: string;
  /** The result of inspectMedia for the input. */
  facts: MediaFacts;
  /** 9:16 by default. */
  format?: VideoFormat;
  outputPath: string;
  workFolder: string;
  startSeconds?: number;
  endSeconds?: number;
  /** Position of the picture; by default all of it is shown as large as possible. */
  placement?: Placement;
  /** In the size of the format, transparent where the clip shows through. */
  overlayPng?: Buffer;
  /** Captions of the part that is kept. */
  captions?: CaptionStrip;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
  log?: (command: string) => void;
};

/**
 * Converts an inspected clip to house format: exactly `frames` frames, and sound of the same length. The output appears
 * under its name when it is complete. Throws RangeError if the trim leaves nothing, MediaRefusal if the clip cannot be
 * decoded, FfmpegError, AbortError.
 */
export async function normaliseClip(job: Normalisation): Promise<HouseClip> {
  const { video } = job.facts;
  if (!video) throw new Error('a clip without picture cannot be normalised');
  const { durationSeconds } = job.facts;
  const bounds = trimBounds({ durationSeconds, startSeconds: job.startSeconds, endSeconds: job.endSeconds });
  const isWhole = bounds.startSeconds === 0 && bounds.frames === trimBounds({ durationSeconds }).frames;
  const partPath = join(job.workFolder, 'house-clip.part.mp4');

  const { width, height } = houseFormat(job.format);
  const hasSize = video.width === width && video.height === height;
  const isPlaced = job.placement !== undefined && !isWholeFrame(job.placement, { width, height });
  const isUntouched = hasSize && !isPlaced && !job.overlayPng && !job.captions;
  const { inputPath, format } = job;
  const facts = { ...job.facts, video };
  const plan = { inputPath, facts, format, bounds, outputPath: partPath };
  const isOwn = isUntouched && isWhole && facts.isHouseFormat;
  if (isOwn && (await hasHouseCodecHeader(inputPath, job.workFolder, job))) {
    await copyFile(inputPath, partPath);
  } else if (!(isUntouched && isCopyable({ facts }) && (await copyClip({ ...job, ...plan })))) {
    const overlayPath = job.overlayPng && join(job.workFolder, 'overlay.png');
    if (overlayPath && job.overlayPng) await writeFile(overlayPath, job.overlayPng);
    await encode(job, { ...plan, placement: job.placement, overlayPath, captions: job.captions });
  }
  const loudness = await measureLoudness({ path: partPath, signal: job.signal, tools: job.tools });
  await rename(partPath, job.outputPath);
  job.onProgress?.(1);
  return {
    frames: bounds.frames,
    durationSeconds: bounds.frames / houseFrameRate,
    loudness,
    hasSound: loudness.truePeakDbtp !== null,
  };
}

/** A picture of the frame's own size that lies exactly on it. */
const isWholeFrame = (
  { x, y, width, height }: Placement,
  frame: { width: number; height: number },
): boolean => x === 0 && y === 0 && width === frame.width && height === frame.height;

const encodingShare = 0.97;

async function encode(job: Normalisation, plan: Omit<NormalisePlan, 'toneMap'>): Promise<void> {
  const run = (toneMap: boolean) =>
    runFfmpeg({
      args: buildNormaliseArgs({ ...plan, toneMap }),
      ...(plan.captions ? { input: captionFrames(plan.captions, plan.bounds.frames) } : {}),
      signal: job.signal,
      durationSeconds: plan.bounds.frames / houseFrameRate,
      onProgress: (fraction) => job.onProgress?.(fraction * encodingShare),
      ffmpegPath: job.tools?.ffmpegPath,
      log: job.log,
    });
  if (isHighDynamicRange(plan.facts.video as VideoFacts)) {
    // Not every build of ffmpeg has zscale; without it the clip is only duller.
    const toneMapped = await run(true).catch(nullIfFailed);
    if (toneMapped) return;
  }
  await damagedIfUnreadable(run(false));
}

function nullIfFailed(error: unknown): null {
  if (isInputAtFault(error)) return null;
  throw error;
}
