import type { StreamPackets } from '../ffmpeg/media/scan-packets.ts';
import { houseFrameRate } from './house-format.ts';
import type { FrameRange } from './trim-bounds.ts';

/** The copied frames, and how many before and after them are encoded instead. */
export type CopyPlan = { headFrames: number; copiedStart: number; copiedFrames: number; tailFrames: number };

/** One second: copying less is not worth the joins. */
const minCopiedFrames = houseFrameRate;
const timeSlackSeconds = 0.001;

/**
 * Which frames of an H.264 clip can be copied: whole closed groups within the bounds. Null if the clip does not run at
 * exactly 30 frames a second, ends before the bounds do, or would have less than a second to copy.
 */
export function planCopy({ times, keyframes }: StreamPackets, bounds: FrameRange): CopyPlan | null {
  const shownTimes = times.toSorted((a, b) => a - b);
  const isSteady = shownTimes.every(
    (time, index) => Math.abs(time - index / houseFrameRate) < timeSlackSeconds,
  );
  const start = Math.round(bounds.startSeconds * houseFrameRate);
  const end = start + bounds.frames;
  if (!isSteady || end > times.length) return null;
  const groupBounds = [...closedGroupStarts(times, keyframes), times.length];
  const copiedStart = groupBounds.find((frame) => frame >= start) ?? end;
  const copiedEnd = groupBounds.findLast((frame) => frame <= end) ?? start;
  const copiedFrames = copiedEnd - copiedStart;
  if (copiedFrames < minCopiedFrames) return null;
  return { headFrames: copiedStart - start, copiedStart, copiedFrames, tailFrames: end - copiedEnd };
}

/** Keyframes that start a closed group: what is stored before them is shown before them, the rest after. */
function closedGroupStarts(times: readonly number[], keyframes: readonly number[]): number[] {
  const frames = times.map((time) => Math.round(time * houseFrameRate));
  const keyframeSet = new Set(keyframes);
  let lastShown = -1;
  return frames.flatMap((frame, index) => {
    // In an open group some frames after the keyframe are shown before it, so that its own number is greater.
    const isClosed = keyframeSet.has(index) && frame === index && lastShown === index - 1;
    lastShown = Math.max(lastShown, frame);
    return isClosed ? [frame] : [];
  });
}
