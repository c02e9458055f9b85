import { Path2D } from '@napi-rs/canvas';

/** An outline with the box for its light and shade. */
export type Form = { path: Path2D; x: number; y: number; width: number; height: number };
export type Point = readonly [x: number, y: number];

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | number[] = 0,
): Form {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return { path, x, y, width, height };
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY = radiusX,
  from = 0,
  to = Math.PI * 2,
): Form {
  const path = new Path2D();
  path.ellipse(x, y, radiusX, radiusY, 0, from, to);
  if (to - from < Math.PI * 2) path.closePath();
  return { path, x: x - radiusX, y: y - radiusY, width: radiusX * 2, height: radiusY * 2 };
}

const boundsOf = (points: readonly Point[]): Omit<Form, 'path'> => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

export function polygon(...points: Point[]): Form {
  const path = new Path2D();
  points.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  path.closePath();
  return { path, ...boundsOf(points) };
}

/** A closed soft outline through the points (Catmull–Rom). */
export function soft(...points: Point[]): Form {
  const path = new Path2D();
  const at = (index: number) => points[(index + points.length) % points.length]!;
  path.moveTo(...at(0));
  for (let index = 0; index < points.length; index += 1)
    curveOn(path, [at(index - 1), at(index), at(index + 1), at(index + 2)]);
  path.closePath();
  return { path, ...boundsOf(points) };
}

/** An open soft line through the points. */
export function thread(...points: Point[]): Form {
  const path = new Path2D();
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!;
  path.moveTo(...at(0));
  for (let index = 0; index < points.length - 1; index += 1)
    curveOn(path, [at(index - 1), at(index), at(index + 1), at(index + 2)]);
  return { path, ...boundsOf(points) };
}

/** A soft line closed along the bottom at `floor`: hills, waves, crowds. */
export function ridge(floor: number, ...points: Point[]): Form {
  const { path } = thread(...points);
  path.lineTo(points.at(-1)![0], floor);
  path.lineTo(points[0]![0], floor);
  path.closePath();
  return { path, ...boundsOf([...points, [points[0]![0], floor]]) };
}

function curveOn(path: Path2D, [before, from, to, after]: [Point, Point, Point, Point]): void {
  path.bezierCurveTo(
    from[0] + (to[0] - before[0]) / 6,
    from[1] + (to[1] - before[1]) / 6,
    to[0] - (after[0] - from[0]) / 6,
    to[1] - (after[1] - from[1]) / 6,
    to[0],
    to[1],
  );
}
