import { openBoxFilter } from './box-filter.ts';

/** A core counts where nearly all of its neighbourhood belongs to it, which erodes its inexact edge. */
const neighbourhood = { from: 0.9, to: 0.99 };

/** The inside of a coarse full-size mask of the subject, 0…1 for each sample of colour: the key cannot cut holes there. */
export function openCoreEroder(width: number, height: number) {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const radius = Math.max(2, Math.round(Math.min(width, height) / 120));
  const box = openBoxFilter(halfWidth, halfHeight);
  const eroded = new Float32Array(halfWidth * halfHeight);
  return (core: Uint8Array): Float32Array => {
    for (let y = 0, at = 0; y < halfHeight; y += 1)
      for (let x = 0; x < halfWidth; x += 1, at += 1) eroded[at] = core[y * 2 * width + x * 2]! / 255;
    box(eroded, eroded, radius);
    for (let at = 0; at < eroded.length; at += 1) {
      const share = (eroded[at]! - neighbourhood.from) / (neighbourhood.to - neighbourhood.from);
      eroded[at] = share < 0 ? 0 : share > 1 ? 1 : share;
    }
    return eroded;
  };
}
