import { toPicture, type Pose } from '../landmarks/pose.ts';

/** Share of a clip's frames, and at most a second, that may be dropped at each end. */
const maxLost = 0.2;
const maxLostFrames = 30;
/** In pixels: required reduction of the jerk per dropped frame. */
const costPerFrame = 0.03;
/** Between the eyes, and at the mouth. */
const watched = [
  [0, 0],
  [0, 1.1],
] as const;

/**
 * The part of a clip to play back and forth. A moving head jerks where time reverses, so the clip reverses where the head
 * is slowest, near its ends. A clip that does not need to reverse is used whole.
 */
export function findTurningPoints(
  poses: readonly Pose[],
  framesNeeded: number,
): { from: number; count: number } {
  const reach = Math.min(maxLostFrames, Math.floor(poses.length * maxLost));
  if (framesNeeded <= poses.length || reach < 1) return { from: 0, count: poses.length };
  const slowest = (stepAt: (lost: number) => number) => {
    const costs = Array.from({ length: reach + 1 }, (_, lost) => stepAt(lost) + lost * costPerFrame);
    return costs.indexOf(Math.min(...costs));
  };
  const last = poses.length - 1;
  const from = slowest((lost) => headDistance(poses[lost]!, poses[lost + 1]!));
  const to = last - slowest((lost) => headDistance(poses[last - lost - 1]!, poses[last - lost]!));
  return { from, count: to - from + 1 };
}

/** Distance of the head between two poses, in pixels. */
function headDistance(one: Pose, other: Pose): number {
  const ways = watched.map(([u, v]) => {
    const [first, second] = [toPicture(one, u, v), toPicture(other, u, v)];
    return Math.hypot(first[0] - second[0], first[1] - second[1]);
  });
  return Math.max(...ways);
}
