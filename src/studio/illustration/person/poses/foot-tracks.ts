import type { FootPose } from '../skeleton/pose.ts';

/** A keyframe of one foot's cycle: ankle in front of the pelvis and lift in leg lengths, heel in radians. */
type FootKey = readonly [at: number, forward: number, lift: number, heel: number];

/** Starts at heel strike: on the ground until 0.5, then the swing phase. */
export const walkingFoot: readonly FootKey[] = [
  [0, 0.44, 0, -0.24],
  [0.08, 0.31, 0, 0],
  [0.25, 0.03, 0, 0],
  [0.38, -0.19, 0, 0.18],
  [0.5, -0.4, 0, 0.62],
  [0.6, -0.42, 0.06, 0.95],
  [0.7, -0.2, 0.13, 0.8],
  [0.8, 0.12, 0.1, 0.3],
  [0.9, 0.38, 0.05, -0.1],
];

/** Starts at toe-off: the heel swings up, the knee drives forward, and the sole lands at 0.65. */
export const runningFoot: readonly FootKey[] = [
  [0, -0.48, 0, 0.9],
  [0.1, -0.6, 0.2, 1.3],
  [0.2, -0.46, 0.42, 1.4],
  [0.32, -0.08, 0.46, 1],
  [0.42, 0.16, 0.42, 0.5],
  [0.5, 0.26, 0.36, 0.1],
  [0.58, 0.34, 0.16, -0.12],
  [0.65, 0.28, 0, 0],
  [0.82, -0.08, 0, 0.08],
  [0.91, -0.28, 0, 0.4],
];

/** The foot at a phase of its cycle; constant values come from `still`. */
export function footAt(keys: readonly FootKey[], phase: number, still: FootPose): FootPose {
  const [, forward, lift, heel] = keyAt(keys, phase - Math.floor(phase));
  return { ...still, at: [still.at[0], lift, forward], heel };
}

/**
 * Monotone periodic interpolation (Fritsch and Butland 1984), which does not overshoot: a foot on the ground never dips
 * below it.
 */
function keyAt(keys: readonly FootKey[], phase: number): FootKey {
  const count = keys.length;
  const after = keys.findIndex(([at]) => at > phase);
  const next = after === -1 ? count : after;
  const key = (nth: number): number[] => {
    const turns = Math.floor(nth / count);
    const [at, ...values] = keys[nth - turns * count]!;
    return [at + turns, ...values];
  };
  const [before, from, to, behind] = [next - 2, next - 1, next, next + 1].map(key) as [
    number[],
    number[],
    number[],
    number[],
  ];
  const span = to[0]! - from[0]!;
  const share = (phase - from[0]!) / span;
  const valueOf = (at: number): number => {
    const slope = (one: number[], other: number[]) => (other[at]! - one[at]!) / (other[0]! - one[0]!);
    const [first, middle, last] = [slope(before, from), slope(from, to), slope(to, behind)];
    const tangent = (one: number, other: number) =>
      one * other <= 0 ? 0 : (2 * one * other) / (one + other);
    const [start, end] = [tangent(first, middle) * span, tangent(middle, last) * span];
    const [t2, t3] = [share ** 2, share ** 3];
    return (
      from[at]! * (2 * t3 - 3 * t2 + 1) +
      start * (t3 - 2 * t2 + share) +
      to[at]! * (3 * t2 - 2 * t3) +
      end * (t3 - t2)
    );
  };
  return [phase, valueOf(1), valueOf(2), valueOf(3)];
}
