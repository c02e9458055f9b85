import type { MeasuredClip, MeasuredFrame } from './measure-clip.ts';
import { toPicture } from '../landmarks/pose.ts';
import { withoutRepeats } from './repeated-frames.ts';
import { quantile } from './statistics.ts';

/** Between the eyes, and at the mouth. */
const watched = [
  [0, 0],
  [0, 1.1],
] as const;

/**
 * Jerk of the head where a clip reverses, relative to its normal motion: the largest change of speed at `turns`, divided
 * by the 95th percentile of the template. Null without a reversal.
 */
export function turningJerk(
  hook: MeasuredClip,
  source: MeasuredClip,
  turns: readonly number[],
): number | null {
  const moving = withoutRepeats(source.frames.map((frame) => frame?.pictureChange ?? 0));
  const own = quantile(
    jerksOf(moving.map((frame) => source.frames[frame]!)).flatMap((jerk) => jerk ?? []),
    0.95,
  );
  const jerks = jerksOf(hook.frames);
  const turning = turns.flatMap((turn) => jerks[turn] ?? []);
  return turning.length === 0 || own === 0 ? null : Math.max(...turning) / own;
}

/** In pixels per frame squared; null at the ends and without a visible face. */
const jerksOf = (frames: readonly (MeasuredFrame | null)[]): (number | null)[] =>
  frames.map((now, at) => {
    const [before, after] = [frames[at - 1], frames[at + 1]];
    if (!before || !now || !after) return null;
    const jerks = watched.map(([u, v]) => {
      const [[x0, y0], [x1, y1], [x2, y2]] = [before, now, after].map(({ pose }) =>
        toPicture(pose, u, v),
      ) as [[number, number], [number, number], [number, number]];
      return Math.hypot(x2 - 2 * x1 + x0, y2 - 2 * y1 + y0);
    });
    return Math.max(...jerks);
  });
