import { houseFrameRate } from '../../house-format/house-format.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import { readRawFrames } from '../../raw-frames/read-raw-frames.ts';
import type { FaceModels } from '../landmarks/face-models.ts';
import { analysisVersion, packFrames, type FootageAnalysis } from './footage-analysis.ts';
import { judgeFootage, maxUsedSeconds } from './judge-footage.ts';
import { measureClip, type MeasuredFrame } from './measure-clip.ts';

type Footage = { path: string; frames: number; format?: VideoFormat; ffmpegPath?: string };
type Run = { signal?: AbortSignal; onFrame?: (frame: number) => void };

/** The complete analysis of a template in house format, in the caller's thread. */
export async function measureFootage(
  models: FaceModels,
  { path, frames, format, ffmpegPath }: Footage,
  { signal, onFrame }: Run = {},
): Promise<FootageAnalysis> {
  const usedFrames = Math.min(frames, maxUsedSeconds * houseFrameRate);
  const pictures = readRawFrames({ path, format, frames: usedFrames, signal, ffmpegPath });
  const clip = await measureClip(models, pictures, onFrame);
  const { first, values } = longestStretch(clip.frames, between);
  const verdict = judgeFootage(clip, values, frames / houseFrameRate);
  return { version: analysisVersion, frames, firstFrame: first, ...packFrames(values), verdict };
}

function between(before: MeasuredFrame, after: MeasuredFrame, share: number): MeasuredFrame {
  const mix = (one: number, other: number) => one + (other - one) * share;
  const [from, to] = [before.pose, after.pose];
  return {
    ...before,
    pose: {
      xx: mix(from.xx, to.xx),
      xy: mix(from.xy, to.xy),
      x0: mix(from.x0, to.x0),
      yx: mix(from.yx, to.yx),
      yy: mix(from.yy, to.yy),
      y0: mix(from.y0, to.y0),
    },
    shape: before.shape.map((value, at) => mix(value, after.shape[at]!)),
    openness: mix(before.openness, after.openness),
    width: mix(before.width, after.width),
    // Must not be used as a texture, because the face was not visible.
    sharpness: 0,
  };
}

/** Gaps of up to this many frames are bridged. */
const maxGap = 4;

/** The longest run of frames with a value; short gaps are filled by `between`. */
export function longestStretch<Value>(
  values: readonly (Value | null)[],
  between: (before: Value, after: Value, share: number) => Value,
): { first: number; values: Value[] } {
  let best: { first: number; values: Value[] } = { first: 0, values: [] };
  let run: { first: number; values: Value[] } = { first: 0, values: [] };
  let gap = 0;
  for (const [index, value] of values.entries()) {
    if (value === null) {
      gap += 1;
      continue;
    }
    const last = run.values.at(-1);
    if (last === undefined || gap > maxGap) run = { first: index, values: [] };
    else for (let step = 1; step <= gap; step += 1) run.values.push(between(last, value, step / (gap + 1)));
    run.values.push(value);
    gap = 0;
    if (run.values.length > best.values.length) best = run;
  }
  return best;
}
