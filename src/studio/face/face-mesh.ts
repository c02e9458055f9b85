import { jawLine, keptPoints, placeOf } from './face-points.ts';
import type { Shape } from './measure-clip.ts';
import { moveMouth, type MouthMotion } from './mouth-motion.ts';
import { toPicture, type Pose } from './pose.ts';
import { triangulate, type Triangle } from './triangulate.ts';
import type { PixelPoints } from './warp-map.ts';

/** Triangles over the kept points and, outside the jaw, a ring that stays where it is. */
export type FaceMesh = { triangles: Triangle[] };

/** Opened a little, so that the mouth has an inside to be divided. */
const dividedOpening = 0.2;
/** How far outside the jaw the skin is at rest again, as a multiple of the way from the face's middle. */
const ringShare = 1.4;
const middle = { u: 0, v: 0.75 };

export function buildFaceMesh(neutral: Shape, motion: MouthMotion): FaceMesh {
  const open = moveMouth(neutral, motion, dividedOpening, 0);
  return { triangles: triangulate([...open, ...ringOf(neutral)]) };
}

/** The ring is laid around the shape from which is warped, for both sides of the warp. */
export function ringOf(shape: Shape): number[] {
  return jawLine.flatMap((point) => {
    const place = placeOf(point) * 2;
    const [u, v] = [shape[place]!, shape[place + 1]!];
    return [middle.u + (u - middle.u) * ringShare, middle.v + (v - middle.v) * ringShare];
  });
}

export function meshPixels(shape: Shape, ring: readonly number[], pose: Pose): PixelPoints {
  const count = keptPoints.length + ring.length / 2;
  const points = new Float64Array(count * 2);
  for (let point = 0; point < count; point += 1) {
    const at = point * 2;
    const [u, v] =
      at < shape.length
        ? [shape[at]!, shape[at + 1]!]
        : [ring[at - shape.length]!, ring[at + 1 - shape.length]!];
    points.set(toPicture(pose, u, v), at);
  }
  return points;
}
