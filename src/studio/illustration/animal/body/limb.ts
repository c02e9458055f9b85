import { Path2D, PathOp } from '@napi-rs/canvas';
import { pointOnLine, type Point } from '../../../presenter/paint/curve.ts';
import { ellipse, polygon } from '../../person/shape/geometry.ts';
import { tube, type Station } from '../../person/shape/tube.ts';

/** A rounded limb along a smooth line through joints; `radii` in pixels, evenly spaced. */
export function limb(
  joints: readonly Point[],
  radii: readonly number[],
  caps: readonly [number, number] = [0.6, 0.6],
): Path2D {
  const steps = 14;
  const stations = Array.from({ length: steps + 1 }, (_, index): Station => {
    const along = index / steps;
    const at = along * (radii.length - 1);
    const low = Math.min(radii.length - 2, Math.floor(at));
    const part = at - low;
    const eased = part * part * (3 - 2 * part);
    return { at: pointOnLine(joints, along), radius: radii[low]! + (radii[low + 1]! - radii[low]!) * eased };
  });
  return tube(stations, caps);
}

export const union = (...paths: Path2D[]): Path2D =>
  paths.slice(1).reduce((whole, path) => whole.op(path, PathOp.Union), new Path2D(paths[0]));

/** The outline round two circles: arcs and their common tangents. */
function capsule(one: Station, other: Station): Path2D {
  const [x, y] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
  const apart = Math.hypot(x, y);
  if (apart <= Math.abs(one.radius - other.radius) + 1e-6)
    return ellipse(
      ...(one.radius > other.radius ? ([one.at, one.radius] as const) : ([other.at, other.radius] as const)),
    );
  const angle = Math.atan2(y, x);
  const tangent = Math.acos((one.radius - other.radius) / apart);
  const path = new Path2D();
  path.arc(one.at[0], one.at[1], one.radius, angle + tangent, angle - tangent + Math.PI * 2);
  path.arc(other.at[0], other.at[1], other.radius, angle - tangent, angle + tangent);
  path.closePath();
  return path;
}

/** A smooth outline round circles along a line. */
export function ballChain(stations: readonly Station[]): Path2D {
  const points = stations.map(({ at }) => at);
  const radii = stations.map(({ radius }, index): Point => [index, radius]);
  const steps = (stations.length - 1) * 4;
  const fine = Array.from({ length: steps + 1 }, (_, index): Station => ({
    at: pointOnLine(points, index / steps),
    radius: pointOnLine(radii, index / steps)[1],
  }));
  return union(...fine.slice(1).map((station, index) => capsule(fine[index]!, station)));
}

/** A smooth outline round two or three circles. */
export function roundHull(balls: readonly Station[]): Path2D {
  const pairs = balls.flatMap((ball, index) => balls.slice(index + 1).map((other) => capsule(ball, other)));
  return balls.length === 2 ? pairs[0]! : union(...pairs, polygon(balls.map(({ at }) => at)));
}
