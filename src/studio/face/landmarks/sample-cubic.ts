/**
 * Catmull-Rom interpolation; `x` and `y` are relative to the centre of the first sample and clamped to the plane. Sharper
 * than bilinear interpolation, which loses a fifth of the detail of a mouth shifted by half a pixel.
 */
export function sampleCubic(plane: Uint8Array, width: number, height: number, x: number, y: number): number {
  const heldX = x < 1 ? 1 : x > width - 2.001 ? width - 2.001 : x;
  const heldY = y < 1 ? 1 : y > height - 2.001 ? height - 2.001 : y;
  const left = heldX | 0;
  const top = heldY | 0;
  const fx = heldX - left;
  const fy = heldY - top;
  const a = fx * (-0.5 + fx * (1 - 0.5 * fx));
  const b = 1 + fx * fx * (1.5 * fx - 2.5);
  const c = fx * (0.5 + fx * (2 - 1.5 * fx));
  const d = fx * fx * (0.5 * fx - 0.5);
  let at = (top - 1) * width + left - 1;
  const first = plane[at]! * a + plane[at + 1]! * b + plane[at + 2]! * c + plane[at + 3]! * d;
  at += width;
  const second = plane[at]! * a + plane[at + 1]! * b + plane[at + 2]! * c + plane[at + 3]! * d;
  at += width;
  const third = plane[at]! * a + plane[at + 1]! * b + plane[at + 2]! * c + plane[at + 3]! * d;
  at += width;
  const fourth = plane[at]! * a + plane[at + 1]! * b + plane[at + 2]! * c + plane[at + 3]! * d;
  return (
    first * (fy * (-0.5 + fy * (1 - 0.5 * fy))) +
    second * (1 + fy * fy * (1.5 * fy - 2.5)) +
    third * (fy * (0.5 + fy * (2 - 1.5 * fy))) +
    fourth * (fy * fy * (0.5 * fy - 0.5))
  );
}
