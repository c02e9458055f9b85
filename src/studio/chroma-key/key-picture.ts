import type { Cutout } from '../raw-frames/cutout.ts';
import { openPicture, pictureBytes, type Picture } from '../raw-frames/picture.ts';
import { levelAlpha, levelEdges } from './alpha-levels.ts';
import { openPlateReader } from './backdrop-plate.ts';
import { openBoxFilter } from './box-filter.ts';
import type { Backdrop } from './detect-backdrop.ts';
import { measureKeyStrength } from './key-strength.ts';
import { openCoreEroder } from './protect-core.ts';
import { restoreForeground } from './restore-foreground.ts';
import { openAlphaSharpener } from './sharpen-alpha.ts';
import { hardenAlpha, softenRadius } from './softness.ts';
import { openSurroundingsReader } from './subject-surroundings.ts';

export type Keyer = (picture: Picture, core: Uint8Array | null) => Cutout;

/** Takes its memory once; a cutout is overwritten by the next. Both measures are even. */
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
