import type { Canvas } from '@napi-rs/canvas';
import { noiseField, tileSize } from './noise.ts';

let wander: { x: Float32Array; y: Float32Array } | null = null;

/** Lets every edge of a layer wander by up to `reach` pixels, as a wet brush or a hand does, in place. */
export function wetEdges(canvas: Canvas, reach: number): void {
  wander ??= { x: noiseField(61, [7, 18]), y: noiseField(67, [7, 18]) };
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const from = new Uint32Array(image.data.buffer.slice(0));
  const to = new Uint32Array(image.data.buffer);
  for (let y = 0; y < height; y += 1) {
    const row = (y % tileSize) * tileSize;
    for (let x = 0; x < width; x += 1) {
      const at = row + (x % tileSize);
      const sourceX = x + Math.round((wander.x[at]! - 0.5) * 2 * reach);
      const sourceY = y + Math.round((wander.y[at]! - 0.5) * 2 * reach);
      to[y * width + x] =
        from[Math.min(height - 1, Math.max(0, sourceY)) * width + Math.min(width - 1, Math.max(0, sourceX))]!;
    }
  }
  context.putImageData(image, 0, 0);
}
