import type { Path2D } from '@napi-rs/canvas';
import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { across, between, direction, distance, moved } from './geometry.ts';

export type Station = { at: Point; radius: number };
/** Radii along a limb: share of its length (0.5 is the elbow or knee) and radius. */
export type Girths = readonly (readonly [share: number, radius: number])[];

export function girthAt(girths: Girths, share: number): number {
  const after = girths.findIndex(([at]) => at >= share);
  if (after === -1) return girths.at(-1)![1];
  if (after === 0) return girths[0]![1];
  const [from, low] = girths[after - 1]!;
  const [to, high] = girths[after]!;
  const part = (share - from) / (to - from);
  const eased = part * part * (3 - 2 * part);
  return low + (high - low) * eased;
}

/** A point along two bones, rounded at the joint; share 0.5 is the joint. */
export function alongLimb(points: readonly [Point, Point, Point], share: number): Point {
  const [root, middle, end] = points;
  const rounding = 0.09;
  const straight = (at: number) =>
    at < 0.5 ? between(root, middle, at * 2) : between(middle, end, at * 2 - 1);
  if (Math.abs(share - 0.5) > rounding) return straight(share);
  const part = (share - 0.5 + rounding) / (2 * rounding);
  const from = straight(0.5 - rounding);
  const to = straight(0.5 + rounding);
  const pull = between(middle, between(from, to, 0.5), 0.12);
  return between(between(from, pull, part), between(pull, to, part), part);
}

export function limbStations(
  points: readonly [Point, Point, Point],
  girths: Girths,
  from = 0,
  to = 1,
  steps = 16,
): Station[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = from + ((to - from) * index) / steps;
    return { at: alongLimb(points, share), radius: girthAt(girths, share) };
  });
}

/** The two edges of a tube, without points inside its own bend. */
export function tubeEdges(stations: readonly Station[]): { left: Point[]; right: Point[] } {
  const left: Point[] = [];
  const right: Point[] = [];
  stations.forEach(({ at, radius }, index) => {
    const before = stations[Math.max(0, index - 1)]!.at;
    const after = stations[Math.min(stations.length - 1, index + 1)]!.at;
    const normal = across(direction(before, after));
    for (const [edge, sign] of [
      [left, -1],
      [right, 1],
    ] as const) {
      const point = moved(at, normal, sign * radius);
      const swallowed = stations.some(
        (other, position) =>
          Math.abs(position - index) > 1 && distance(other.at, point) < other.radius * 0.94,
      );
      if (!swallowed) edge.push(point);
    }
  });
  return { left, right };
}

/** A closed outline; `caps` are how far the ends bulge, in radii. */
export function tube(stations: readonly Station[], caps: readonly [number, number] = [0.5, 0.3]): Path2D {
  const { left, right } = tubeEdges(stations);
  const first = stations[0]!;
  const last = stations.at(-1)!;
  const start = direction(stations[1]!.at, first.at);
  const end = direction(stations.at(-2)!.at, last.at);
  return smoothShape([
    moved(first.at, start, first.radius * caps[0]),
    ...left,
    moved(last.at, end, last.radius * caps[1]),
    ...right.toReversed(),
  ]);
}

export const line = (...points: Point[]): Path2D => smoothLine(points);
