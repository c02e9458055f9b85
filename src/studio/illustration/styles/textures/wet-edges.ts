import type { Canvas } from '@napi-rs/canvas';
import { noiseField, tileSize } from './noise.ts';

type Wander = { x: Int8Array; y: Int8Array };

const known = new Map<number, Wander>();

/** Whole pixels to go for the colour of each pixel of a tile. */
function wanderBy(reach: number): Wander {
  let wander = known.get(reach);
  if (!wander) {
    const along = (seed: number) =>
      Int8Array.from(noiseField(seed, [7, 18]), (value) => Math.round((value - 0.5) * 2 * reach));
    wander = { x: along(61), y: along(67) };
    known.set(reach, wander);
  }
  return wander;
}

/**
 * Lets every edge of a layer wander by up to `reach` pixels, as a wet brush or a hand does, in place. `origin` is where
 * a part of a layer lies in it, in whole pixels: its edges then wander as those of the whole.
 */
export function wetEdges(canvas: Canvas, reach: number, origin = { x: 0, y: 0 }): void {
  const wander = wanderBy(Math.round(reach * 4) / 4);
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const to = new Uint32Array(image.data.buffer);
  const from = to.slice();
  const margin = Math.ceil(reach);
  for (let y = margin; y < height - margin; y += 1) {
    const row = ((y + origin.y) % tileSize) * tileSize;
    for (let x = margin; x < width - margin; x += 1) {
      const at = row + ((x + origin.x) % tileSize);
      to[y * width + x] = from[(y + wander.y[at]!) * width + x + wander.x[at]!]!;
    }
  }
  context.putImageData(image, 0, 0);
}
