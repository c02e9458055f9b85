import { createCanvas, type Canvas } from '@napi-rs/canvas';

/** A layer without its empty margins; `x` and `y` are the offset in the original layer. */
export type CroppedLayer = { canvas: Canvas; x: number; y: number };

/** Crops a layer, because transparent pixels cost as much to draw as visible ones. Null for an empty layer. */
export function cropLayer(canvas: Canvas): CroppedLayer | null {
  const { width, height } = canvas;
  const pixels = canvas.data();
  const alphas = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const isSeen = (x: number, y: number) => alphas[y * width + x]! >>> 24 > 0;
  const isRowSeen = (y: number) => {
    for (let x = 0; x < width; x += 1) if (isSeen(x, y)) return true;
    return false;
  };
  let [top, bottom] = [0, height - 1];
  while (top < height && !isRowSeen(top)) top += 1;
  if (top === height) return null;
  while (!isRowSeen(bottom)) bottom -= 1;
  const isColumnSeen = (x: number) => {
    for (let y = top; y <= bottom; y += 1) if (isSeen(x, y)) return true;
    return false;
  };
  let [left, right] = [0, width - 1];
  while (!isColumnSeen(left)) left += 1;
  while (!isColumnSeen(right)) right -= 1;
  const cropped = createCanvas(right - left + 1, bottom - top + 1);
  cropped.getContext('2d').drawImage(canvas, -left, -top);
  return { canvas: cropped, x: left, y: top };
}
