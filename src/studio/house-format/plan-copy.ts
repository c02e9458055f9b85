import type { StreamPackets } from '../ffmpeg/media/scan-packets.ts';
import { houseFrameRate } from './house-format.ts';
import type { FrameRange } from './trim-bounds.ts';

/** The frames to copy, and the number of frames before and after them that are encoded instead. */
export type CopyPlan = { headFrames: number; copiedStart: number; copiedFrames: number; tailFrames: number };

/** One second: copying less is not worth the joins. */
const minCopiedFrames = houseFrameRate;
const timeSlackSeconds = 0.001;

/**
 * Finds the frames of an H.264 clip that can be copied: whole closed GOPs within the bounds. Null if the clip does not
 * have exactly 30 frames per second, ends before the bounds, or has less than a second to copy.
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

/** Keyframes that start a closed GOP: all earlier packets are displayed before them, all later ones after. */
function closedGroupStarts(times: readonly number[], keyframes: readonly number[]): number[] {
  const frames = times.map((time) => Math.round(time * houseFrameRate));
  const keyframeSet = new Set(keyframes);
  let lastShown = -1;
  return frames.flatMap((frame, index) => {
    // In an open GOP, frames after the keyframe are displayed before it, so its display number is greater than its
    // index.
    const isClosed = keyframeSet.has(index) && frame === index && lastShown === index - 1;
    lastShown = Math.max(lastShown, frame);
    return isClosed ? [frame] : [];
  });
}
