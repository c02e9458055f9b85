import { createCanvas } from '@napi-rs/canvas';
import type { Box } from '../motion/film.ts';
import type { DrawnScene } from './stage/drawn-scene.ts';
import { openStage } from './stage/open-stage.ts';

export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** Draws frames of a scene in 720 × 1280, or a box of them, in order, each on an empty canvas. */
export function drawFrames(scene: DrawnScene, frames: readonly number[], box?: Box): Pixels[] {
  const draw = openStage(scene);
  const context = createCanvas(720, 1280).getContext('2d');
  return frames.map((frame) => {
    context.clearRect(0, 0, 720, 1280);
    draw(context, frame);
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 720, height: 1280 };
    return { data: context.getImageData(x, y, width, height).data, width, height };
  });
}

export const greyOf = ({ data }: Pixels): Float32Array =>
  Float32Array.from(
    { length: data.length / 4 },
    (_, at) => (data[at * 4]! + 2 * data[at * 4 + 1]! + data[at * 4 + 2]!) / 4,
  );

/** The mean difference of two pictures, in levels of 0…255. */
export function difference(one: Pixels, other: Pixels): number {
  const [first, second] = [greyOf(one), greyOf(other)];
  return first.reduce((sum, value, at) => sum + Math.abs(value - second[at]!), 0) / first.length;
}

/**
 * Subpixel shift of a picture to the right and down: least squares over the brightness gradients (Lucas & Kanade 1981),
 * independent of how the picture was drawn.
 */
export function shiftBetween(before: Pixels, after: Pixels): { x: number; y: number } {
  const { width, height } = before;
  const [from, to] = [greyOf(before), greyOf(after)];
  let [xx, xy, yy, xt, yt] = [0, 0, 0, 0, 0];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const alongX = (from[at + 1]! - from[at - 1]! + to[at + 1]! - to[at - 1]!) / 4;
      const alongY = (from[at + width]! - from[at - width]! + to[at + width]! - to[at - width]!) / 4;
      const overTime = to[at]! - from[at]!;
      xx += alongX * alongX;
      xy += alongX * alongY;
      yy += alongY * alongY;
      xt += alongX * overTime;
      yt += alongY * overTime;
    }
  const determinant = xx * yy - xy * xy;
  return { x: (xy * yt - yy * xt) / determinant, y: (xy * xt - xx * yt) / determinant };
}
