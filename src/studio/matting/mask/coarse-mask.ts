import { maskSide } from '../model/person-model.ts';

/** Bounds beyond which the model counts as certain. */
const minValue = 0.05;
const maxValue = 0.95;

/** The model's mask with its certain ends stretched to 0 and 1, interpolated to another size. */
export function openMaskResizer(
  width: number,
  height: number,
): (mask: Float32Array, to: Float32Array) => void {
  const across = openTaps(width);
  const down = openTaps(height);
  const stretch = (value: number) => {
    const stretched = (value - minValue) / (maxValue - minValue);
    return stretched < 0 ? 0 : stretched > 1 ? 1 : stretched;
  };
  return (mask, to) => {
    for (let y = 0, at = 0; y < height; y += 1) {
      const upper = down.first[y]! * maskSide;
      const lower = down.second[y]! * maskSide;
      const fy = down.share[y]!;
      for (let x = 0; x < width; x += 1, at += 1) {
        const left = across.first[x]!;
        const right = across.second[x]!;
        const fx = across.share[x]!;
        const above = mask[upper + left]! + (mask[upper + right]! - mask[upper + left]!) * fx;
        const below = mask[lower + left]! + (mask[lower + right]! - mask[lower + left]!) * fx;
        to[at] = stretch(above + (below - above) * fy);
      }
    }
  };
}

function openTaps(length: number) {
  const first = new Uint16Array(length);
  const second = new Uint16Array(length);
  const share = new Float32Array(length);
  for (let at = 0; at < length; at += 1) {
    const centre = Math.min(maskSide - 1, Math.max(0, ((at + 0.5) * maskSide) / length - 0.5));
    first[at] = Math.floor(centre);
    second[at] = Math.min(maskSide - 1, first[at]! + 1);
    share[at] = centre - first[at]!;
  }
  return { first, second, share };
}
