import type { FaceFrame } from '../footage/footage-analysis.ts';
import type { Pose } from '../landmarks/pose.ts';

/**
 * Removes the jitter of the mesh, which would make the blended mouth jitter. A pose is the weighted mean of the frame and
 * its neighbours. Lips move faster than heads, so each of their numbers is the median of three frames, which drops a stray
 * frame and keeps a "b" of two frames.
 */
export function steadyLips(faces: readonly FaceFrame[]): readonly FaceFrame[] {
  return faces.map((face, at) => {
    const before = faces[at - 1];
    const after = faces[at + 1];
    if (!before || !after) return face;
    return {
      ...face,
      pose: poseBetween(before.pose, face.pose, after.pose),
      shape: face.shape.map((value, place) => median(before.shape[place]!, value, after.shape[place]!)),
      openness: median(before.openness, face.openness, after.openness),
      width: median(before.width, face.width, after.width),
    };
  });
}

const median = (one: number, two: number, three: number): number =>
  Math.max(Math.min(one, two), Math.min(Math.max(one, two), three));

function poseBetween(before: Pose, now: Pose, after: Pose): Pose {
  const of = (key: keyof Pose) => now[key] / 2 + (before[key] + after[key]) / 4;
  return { xx: of('xx'), xy: of('xy'), x0: of('x0'), yx: of('yx'), yy: of('yy'), y0: of('y0') };
}
