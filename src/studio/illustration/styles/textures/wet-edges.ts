import type { Canvas } from '@napi-rs/canvas';
import { noiseField, tileSize } from './noise.ts';

type Displacement = { x: Int8Array; y: Int8Array };

const displacements = new Map<number, Displacement>();

/** Displacement map: offset in whole pixels for each pixel of a tile. */
function displacementOf(reach: number): Displacement {
  let displacement = displacements.get(reach);
  if (!displacement) {
    const along = (seed: number) =>
      Int8Array.from(noiseField(seed, [7, 18]), (value) => Math.round((value - 0.5) * 2 * reach));
    displacement = { x: along(61), y: along(67) };
    displacements.set(reach, displacement);
  }
  return displacement;
}

/**
 * Displaces all edges of a layer by up to `reach` pixels, in place, like a wet brush or an unsteady hand. `origin` is the
 * position of a partial layer in the whole layer, in whole pixels, so that both get the same displacement.
 */
export function wetEdges(canvas: Canvas, reach: number, origin = { x: 0, y: 0 }): void {
  const displacement = displacementOf(Math.round(reach * 4) / 4);
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const to = new Uint32Array(image.data.buffer);
  const margin = Math.ceil(reach);
  const rows = paintedRows(to, width);
  if (!rows) return;
  const from = to.slice();
  // Offsets along the array, for this width.
  const steps = Int32Array.from(displacement.x, (x, at) => displacement.y[at]! * width + x);
  const columns = Uint8Array.from({ length: width }, (_, x) => (x + origin.x) % tileSize);
  const last = Math.min(height - margin, rows.last + margin + 1);
  for (let y = Math.max(margin, rows.first - margin); y < last; y += 1) {
    const row = ((y + origin.y) % tileSize) * tileSize;
    const start = y * width;
    for (let x = margin; x < width - margin; x += 1)
      to[start + x] = from[start + x + steps[row + columns[x]!]!]!;
  }
  context.putImageData(image, 0, 0);
}

/** The first and last row with paint. */
function paintedRows(pixels: Uint32Array, width: number): { first: number; last: number } | null {
  const first = pixels.findIndex((pixel) => pixel !== 0);
  if (first < 0) return null;
  const last = pixels.findLastIndex((pixel) => pixel !== 0);
  return { first: Math.floor(first / width), last: Math.floor(last / width) };
}
