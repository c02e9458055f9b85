import type { Picture } from '../raw-frames/picture.ts';
import type { Backdrop } from './detect-backdrop.ts';

/** How much a hue beside the backdrop's counts against it. */
const besideWeight = 1.2;

/**
 * How far each sample of colour lies in the backdrop's direction, less what lies beside it: about the backdrop's chroma
 * on the backdrop, about 0 on grey, negative on skin.
 */
export function measureKeyStrength(
  { cb, cr }: Picture,
  { angleDegrees }: Backdrop,
  strength: Float32Array,
): void {
  const cos = Math.cos((angleDegrees * Math.PI) / 180);
  const sin = Math.sin((angleDegrees * Math.PI) / 180);
  for (let at = 0; at < strength.length; at += 1) {
    const u = cb[at]! - 128;
    const v = cr[at]! - 128;
    strength[at] = u * cos + v * sin - besideWeight * Math.abs(v * cos - u * sin);
  }
}
