import type { Size } from '../plan/view.ts';

/** Red, green and blue, 0 to 255, row by row. */
export type ColourPlanes = readonly [Float32Array, Float32Array, Float32Array];

/** Difference of two colours, 0 to 100; equal to that in L* for neutral colours. */
export function colourDistance(one: ColourPlanes, other: ColourPlanes, at: number): number {
  const red = one[0][at]! - other[0][at]!;
  const green = one[1][at]! - other[1][at]!;
  const blue = one[2][at]! - other[2][at]!;
  return Math.sqrt(red * red + green * green + blue * blue) * perLevel;
}
const perLevel = 100 / 255 / Math.sqrt(3);

/**
 * Colours of the pixels with weight 1, continued over all others: once along the rows and once along the columns, because
 * the edge of a table or a wall is a line that only continues in one direction. `reach` in pixels.
 */
export function continueColours(
  planes: ColourPlanes,
  weights: Float32Array,
  { size, reach }: { size: Size; reach: number },
): [ColourPlanes, ColourPlanes] {
  const weighted = planes.map((plane) => plane.map((value, at) => value * weights[at]!));
  return [true, false].map((isAlongRows) => {
    const known = spread(weights, size, isAlongRows, reach);
    return weighted.map((plane) => {
      const continued = spread(plane, size, isAlongRows, reach);
      for (let at = 0; at < known.length; at += 1) continued[at] = continued[at]! / known[at]!;
      return continued;
    }) as unknown as ColourPlanes;
  }) as [ColourPlanes, ColourPlanes];
}

/** Lines without a known pixel get next to no weight, and therefore an extreme colour that nothing resembles. */
const hardly = 1e-9;

/** Falls off exponentially in both directions. */
function spread(
  plane: Float32Array,
  { width, height }: Size,
  isAlongRows: boolean,
  reach: number,
): Float32Array {
  const keep = Math.exp(-1 / reach);
  const out = new Float32Array(plane.length);
  const [lines, count, step, stride] = isAlongRows ? [height, width, 1, width] : [width, height, width, 1];
  for (let line = 0; line < lines; line += 1) {
    let sum = 0;
    for (let place = 0, at = line * stride; place < count; place += 1, at += step) {
      sum = sum * keep + plane[at]!;
      out[at] = sum;
    }
    sum = 0;
    for (let place = count - 1, at = line * stride + place * step; place >= 0; place -= 1, at -= step) {
      sum *= keep;
      out[at] = out[at]! + sum + hardly;
      sum += plane[at]!;
    }
  }
  return out;
}

/** City-block distance of each pixel to the nearest one with this value: 0 on it. */
export function distanceTo(mask: Uint8Array, value: number, { width, height }: Size): Float32Array {
  const found = Float32Array.from(mask, (each) => (each === value ? 0 : width + height));
  for (let at = 0; at < found.length; at += 1) {
    if (at % width > 0) found[at] = Math.min(found[at]!, found[at - 1]! + 1);
    if (at >= width) found[at] = Math.min(found[at]!, found[at - width]! + 1);
  }
  for (let at = found.length - 1; at >= 0; at -= 1) {
    if (at % width < width - 1) found[at] = Math.min(found[at]!, found[at + 1]! + 1);
    if (at < width * (height - 1)) found[at] = Math.min(found[at]!, found[at + width]! + 1);
  }
  return found;
}
