import type { Cutout } from '../raw-frames/cutout.ts';
import { openPicture, pictureBytes, type Picture } from '../raw-frames/picture.ts';
import { levelAlpha, levelEdges } from './alpha-levels.ts';
import { openPlateReader } from './backdrop-plate.ts';
import { openBoxFilter } from './box-filter.ts';
import type { Backdrop } from './detect-backdrop.ts';
import { restoreForeground } from './restore-foreground.ts';
import { openAlphaSharpener } from './sharpen-alpha.ts';
import { hardenAlpha, softenRadius } from './softness.ts';
import { openSurroundingsReader } from './subject-surroundings.ts';

export type Keyer = (picture: Picture, core: Uint8Array | null) => Cutout;

/** Allocates its memory once; each cutout is overwritten by the next. Both dimensions must be even. */
export function openKeyer(width: number, height: number, backdrop: Backdrop, softness: number): Keyer {
  const samples = (width * height) / 4;
  const [raw, smooth, alpha] = [
    new Float32Array(samples),
    new Float32Array(samples),
    new Float32Array(samples),
  ];
  const box = openBoxFilter(width / 2, height / 2);
  const readPlate = openPlateReader(width, height);
  const readSurroundings = openSurroundingsReader(width, height);
  const erodeCore = openCoreEroder(width, height);
  const sharpen = openAlphaSharpener(width, height);
  const foreground = openPicture(new Uint8Array(pictureBytes(width, height)), width, height);
  const cutout: Cutout = { foreground, alpha: new Uint8Array(width * height) };
  return (picture, coreMask) => {
    const core = coreMask && erodeCore(coreMask);
    measureKeyStrength(picture, backdrop, raw);
    box(raw, smooth, 1);
    const plate = readPlate(picture, raw, backdrop, core);
    levelAlpha({ raw, smooth, plate }, alpha);
    if (core) keepMaximum(alpha, core);
    const near = readSurroundings(picture, smooth, alpha);
    levelEdges({ raw, smooth, plate }, near, alpha, width / 2);
    if (core) keepMaximum(alpha, core);
    const radius = softenRadius(softness);
    if (radius > 0) box(alpha, alpha, radius);
    sharpen(picture, alpha, cutout.alpha);
    hardenAlpha(cutout.alpha, softness);
    restoreForeground({ picture, backdrop, plate, near, core }, cutout.alpha, foreground);
    return cutout;
  };
}

function keepMaximum(alpha: Float32Array, core: Float32Array): void {
  for (let at = 0; at < alpha.length; at += 1) if (core[at]! > alpha[at]!) alpha[at] = core[at]!;
}

/** Weight of the component across the backdrop's direction, which counts against the key strength. */
const besideWeight = 1.2;

/**
 * Key strength of each sample of colour: its component in the backdrop's direction minus the one across it. About the
 * backdrop's chroma on the backdrop, about 0 on grey, negative on skin.
 */
function measureKeyStrength({ cb, cr }: Picture, { angleDegrees }: Backdrop, strength: Float32Array): void {
  const cos = Math.cos((angleDegrees * Math.PI) / 180);
  const sin = Math.sin((angleDegrees * Math.PI) / 180);
  for (let at = 0; at < strength.length; at += 1) {
    const u = cb[at]! - 128;
    const v = cr[at]! - 128;
    strength[at] = u * cos + v * sin - besideWeight * Math.abs(v * cos - u * sin);
  }
}

/** The core mask counts where nearly all of the neighbourhood belongs to it, which erodes its inexact edge. */
const neighbourhood = { from: 0.9, to: 0.99 };

/** Returns the inside of a coarse full-size mask, 0…1 for each sample of colour; keying cannot cut holes there. */
function openCoreEroder(width: number, height: number) {
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
