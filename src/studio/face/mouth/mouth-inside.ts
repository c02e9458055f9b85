import { innerLowerLip, innerUpperLip, placeOf } from '../landmarks/face-points.ts';
import type { Shape } from '../footage/measure-clip.ts';

/** The upper and lower line of an open mouth: v at evenly spaced u. */
export type MouthInterior = {
  left: number;
  right: number;
  upper: (u: number) => number;
  lower: (u: number) => number;
};

export function insideOf(shape: Shape): MouthInterior {
  return {
    left: shape[placeOf(78) * 2]!,
    right: shape[placeOf(308) * 2]!,
    upper: lineThrough(shape, innerUpperLip).at,
    lower: lineThrough(shape, [78, ...innerLowerLip, 308]).at,
  };
}

/** Interpolates the height of a line of points from left to right. */
export function lineThrough(
  shape: Shape,
  points: readonly number[],
): { left: number; right: number; at: (u: number) => number } {
  const line = points.map((point) => {
    const place = placeOf(point) * 2;
    return [shape[place]!, shape[place + 1]!] as const;
  });
  const at = (u: number) => {
    let next = 1;
    while (next < line.length - 1 && line[next]![0] < u) next += 1;
    const [from, to] = [line[next - 1]!, line[next]!];
    const share = Math.max(0, Math.min(1, (u - from[0]) / Math.max(1e-6, to[0] - from[0])));
    return from[1] + (to[1] - from[1]) * share;
  };
  return { left: line[0]![0], right: line.at(-1)![0], at };
}

/** Distance of a point inside the mouth from the nearer lip; 0 or less outside. */
export function depthIn({ left, right, upper, lower }: MouthInterior, u: number, v: number): number {
  if (u <= left || u >= right) return 0;
  return Math.min(v - upper(u), lower(u) - v);
}
