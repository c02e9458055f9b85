import { Path2D } from '@napi-rs/canvas';

export type Point = readonly [x: number, y: number];

/** Parses points in SVG notation: `'0,10 20,30'`. */
export function trace(points: string): Point[] {
  return points.split(' ').map((point): Point => {
    const [x, y] = point.split(',').map(Number);
    return [x!, y!];
  });
}

/** A smooth line through all points (Catmull-Rom, converted to Béziers). */
export function smoothLine(points: readonly Point[], path = new Path2D()): Path2D {
  path.moveTo(points[0]![0], points[0]![1]);
  addCurves(path, (index) => points[Math.min(points.length - 1, Math.max(0, index))]!, points.length - 1);
  return path;
}

export function smoothShape(points: readonly Point[]): Path2D {
  const path = new Path2D();
  path.moveTo(points[0]![0], points[0]![1]);
  const count = points.length;
  addCurves(path, (index) => points[(index + count) % count]!, count);
  path.closePath();
  return path;
}

function addCurves(path: Path2D, at: (index: number) => Point, spans: number): void {
  for (let index = 0; index < spans; index += 1) {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path.bezierCurveTo(
      start[0] + (end[0] - before[0]) / 6,
      start[1] + (end[1] - before[1]) / 6,
      end[0] - (after[0] - start[0]) / 6,
      end[1] - (after[1] - start[1]) / 6,
      end[0],
      end[1],
    );
  }
}

/** The point at a fraction (0..1) of a smooth line through the points. */
export function pointOnLine(points: readonly Point[], fraction: number): Point {
  const position = Math.min(0.99999, Math.max(0, fraction)) * (points.length - 1);
  const index = Math.floor(position);
  const t = position - index;
  const at = (offset: number) => points[Math.min(points.length - 1, Math.max(0, index + offset))]!;
  const [a, b, c, d] = [at(-1), at(0), at(1), at(2)];
  const along = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
  return [along(0), along(1)];
}

export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [-x, y]);
}

/** The outline of a stroke that tapers at both ends, to be filled. */
export function taperedStroke(points: readonly Point[], width: number, fullness = 0.5): Path2D {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const previous = points[Math.max(0, index - 1)]!;
    const next = points[Math.min(points.length - 1, index + 1)]!;
    const length = Math.hypot(next[0] - previous[0], next[1] - previous[1]) || 1;
    const half = (width / 2) * Math.sin(Math.PI * (index / (points.length - 1))) ** fullness;
    const normal = [(-(next[1] - previous[1]) / length) * half, ((next[0] - previous[0]) / length) * half];
    left.push([points[index]![0] + normal[0]!, points[index]![1] + normal[1]!]);
    right.push([points[index]![0] - normal[0]!, points[index]![1] - normal[1]!]);
  }
  return smoothShape([...left, ...right.toReversed()]);
}
