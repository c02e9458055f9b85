import { blurPlane } from '../backgrounds/blur-plane.ts';
import { findCorners } from '../backgrounds/enlarge-plane.ts';

type Grid = { width: number; height: number };

/** Offset of the shadow from a lamp at the upper left, and its softness, as shares of the longer side. */
const fall = { right: 0.012, down: 0.016 };
const softness = 0.014;
/** The remaining light in the darkest shadow. */
const darkest = 0.65;

/** The shadow of a coverage grid (0…255): darkness (0…255) at the corners of the grid's samples. */
export function openShadow(
  { width, height }: Grid,
  strength: number,
): (coverage: Float32Array) => Float32Array {
  const long = Math.max(width, height);
  const right = Math.round(fall.right * long);
  const down = Math.round(fall.down * long);
  const radius = Math.max(1, Math.round(softness * long));
  const shadow = new Float32Array(width * height);
  const scratch = new Float32Array(width * height);
  const corners = new Float32Array((width + 1) * (height + 1));
  return (coverage) => {
    // The subject continues beyond the frame: without clamped indices the shadow would fade at the edges.
    for (let y = 0, at = 0; y < height; y += 1) {
      const row = Math.max(0, y - down) * width;
      for (let x = 0; x < width; x += 1, at += 1)
        shadow[at] = coverage[row + Math.max(0, x - right)]! * strength * darkest;
    }
    blurPlane(shadow, scratch, { width, height, radius, passes: 3 });
    findCorners(shadow, width, height, corners);
    return corners;
  };
}
