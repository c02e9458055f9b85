import type { LightPlane } from './linear-light.ts';

/**
 * Blurs like a lens with a round aperture: each point becomes a disc of even brightness, `radius` in pixels. Beyond its
 * edges the plane continues with its edge pixels. The disc is summed row by row from prefix sums, so the time grows with
 * the radius and not with its square.
 */
export function lensBlur({ width, height, values }: LightPlane, radius: number): LightPlane {
  if (radius < 0.5) return { width, height, values };
  const reach = Math.ceil(radius);
  const stride = (width + reach * 2 + 2) * 4;
  const sums = sumRows(values, width, height, reach, stride);
  const blurred = new Float32Array(values.length);
  const halfWidths = Array.from({ length: reach * 2 + 1 }, (_, index) =>
    Math.round(Math.sqrt(Math.max(0, (radius + 0.3) ** 2 - (index - reach) ** 2))),
  );
  const area = halfWidths.reduce((sum, half) => sum + half * 2 + 1, 0);
  for (let y = 0; y < height; y += 1) {
    const target = y * width * 4;
    for (let dy = -reach; dy <= reach; dy += 1) {
      const half = halfWidths[dy + reach]!;
      const row = Math.min(height - 1, Math.max(0, y + dy)) * stride;
      const end = row + (reach + half + 1) * 4;
      const start = row + (reach - half) * 4;
      for (let at = 0; at < width * 4; at += 1)
        blurred[target + at] = blurred[target + at]! + sums[end + at]! - sums[start + at]!;
    }
    for (let at = target; at < target + width * 4; at += 1) blurred[at] = blurred[at]! / area;
  }
  return { width, height, values: blurred };
}

/** Prefix sums of each row and channel; rows are extended by `reach` on both sides. */
function sumRows(
  values: Float32Array,
  width: number,
  height: number,
  reach: number,
  stride: number,
): Float64Array {
  const sums = new Float64Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width + reach * 2; x += 1) {
      const from = (y * width + Math.min(width - 1, Math.max(0, x - reach))) * 4;
      const at = y * stride + x * 4;
      for (let channel = 0; channel < 4; channel += 1)
        sums[at + 4 + channel] = sums[at + channel]! + values[from + channel]!;
    }
  }
  return sums;
}
