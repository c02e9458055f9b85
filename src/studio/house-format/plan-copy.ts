import type { StreamPackets } from '../ffmpeg/media/scan-packets.ts';
import { houseFrameRate } from './house-format.ts';
import type { TrimBounds } from './trim-bounds.ts';

/** The frames before and after what is copied are encoded. */
export type CopyPlan = { headFrames: number; copiedStart: number; copiedFrames: number; tailFrames: number };

const minCopiedFrames = houseFrameRate;
const timeSlackSeconds = 0.001;

/**
 * Which frames of an H.264 clip can be copied: whole closed groups inside the bounds. Null when the clip does not have
 * exactly 30 frames a second, or when nothing worth copying lies inside.
 */
export function planCopy({ times, keyframes }: StreamPackets, bounds: TrimBounds): CopyPlan | null {
  const shown = times.toSorted((a, b) => a - b);
  const isSteady = shown.every((time, at) => Math.abs(time - at / houseFrameRate) < timeSlackSeconds);
  const start = Math.round(bounds.startSeconds * houseFrameRate);
  const end = start + bounds.frames;
  if (!isSteady || end > times.length) return null;
  const cuts = [...closedGroupStarts(times, keyframes), times.length];
  const copiedStart = cuts.find((frame) => frame >= start) ?? end;
  const copiedEnd = cuts.findLast((frame) => frame <= end) ?? start;
  const copiedFrames = copiedEnd - copiedStart;
  if (copiedFrames < minCopiedFrames) return null;
  return { headFrames: copiedStart - start, copiedStart, copiedFrames, tailFrames: end - copiedEnd };
}

/** Frames at which nothing shown later stands earlier in the file, and the other way round. */
function closedGroupStarts(times: readonly number[], keyframes: readonly number[]): number[] {
  const frames = times.map((time) => Math.round(time * houseFrameRate));
  const isKeyframe = new Set(keyframes);
  let latest = -1;
  return frames.flatMap((frame, at) => {
    // In an open group some frames after the keyframe are shown before it, so that its own number is greater.
    const isClosed = isKeyframe.has(at) && frame === at && latest === at - 1;
    latest = Math.max(latest, frame);
    return isClosed ? [frame] : [];
  });
}
