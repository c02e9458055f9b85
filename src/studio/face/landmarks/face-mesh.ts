import { jawLine, keptPoints, placeOf } from './face-points.ts';
import type { Shape } from '../footage/measure-clip.ts';
import { moveMouth, type MouthMotion } from '../lips/mouth-motion.ts';
import { toPicture, type Pose } from './pose.ts';
import { triangulate, type Triangle } from './triangulate.ts';
import type { PixelPoints } from '../textures/warp-map.ts';

/** Triangles over the kept points and a fixed ring outside the jaw. */
export type FaceMesh = { triangles: Triangle[] };

/** Slightly open, so that the inside of the mouth can be triangulated. */
const dividedOpening = 0.2;
/** Distance from the centre at which the skin no longer moves, as a multiple of the distance to the jaw. */
const ringShare = 1.4;
const middle = { u: 0, v: 0.75 };

export function buildFaceMesh(neutral: Shape, motion: MouthMotion): FaceMesh {
  const open = moveMouth(neutral, motion, dividedOpening, 0);
  return { triangles: triangulate([...open, ...ringOf(neutral)]) };
}

/** The ring surrounds the source shape, on both sides of the warp. */
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
