import { Path2D } from '@napi-rs/canvas';
import { smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import type { Box } from '../../brush/manner.ts';

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
export const moved = (a: Point, direction: Point, by: number): Point => [
  a[0] + direction[0] * by,
  a[1] + direction[1] * by,
];
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Unit vector from a to b; downwards when the points are equal. */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length < 1e-6 ? [0, 1] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** Rotates by a quarter turn clockwise in the picture. */
export const across = (along: Point): Point => [-along[1], along[0]];

export function boxOf(path: Path2D): Box {
  const [left, top, right, bottom] = path.computeTightBounds();
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

export function boxAround(points: readonly Point[], margin = 0): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The convex hull of circles. */
export function hullOf(circles: readonly { at: Point; radius: number }[]): Path2D {
  const points = circles.flatMap(({ at, radius }) =>
    Array.from({ length: 12 }, (_, index): Point => [
      at[0] + radius * Math.cos((index * Math.PI) / 6),
      at[1] + radius * Math.sin((index * Math.PI) / 6),
    ]),
  );
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (ordered: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of ordered) {
      while (hull.length > 1 && turn(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return polygon([...half(sorted), ...half(sorted.toReversed())]);
}

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

export function polygon(points: readonly Point[]): Path2D {
  const path = new Path2D();
  path.moveTo(points[0]![0], points[0]![1]);
  for (const [x, y] of points.slice(1)) path.lineTo(x, y);
  path.closePath();
  return path;
}

export function ellipse(at: Point, radiusX: number, radiusY = radiusX, turned = 0): Path2D {
  const path = new Path2D();
  path.ellipse(at[0], at[1], Math.max(0.1, radiusX), Math.max(0.1, radiusY), turned, 0, Math.PI * 2);
  path.closePath();
  return path;
}

export const shapeOf = (points: readonly Point[]): Path2D => smoothShape(points);
