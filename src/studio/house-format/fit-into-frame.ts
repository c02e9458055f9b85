import { houseFrame } from './house-format.ts';

type Size = { width: number; height: number };
export type Fit = { kind: 'fills' } | { kind: 'padded'; picture: Size; backdrop: Size };

const frameAspect = houseFrame.width / houseFrame.height;
/** Up to here a clip is stretched to the frame: nobody sees 1 %, everybody sees a hairline of backdrop. */
const stretchTolerance = 0.01;

/** Where a picture of any shape goes in the 9:16 frame, and which part of it, once fitted, makes its backdrop. */
export function fitIntoFrame({ width, height }: Size): Fit {
  const aspect = width / height;
  if (Math.abs(aspect / frameAspect - 1) <= stretchTolerance) return { kind: 'fills' };
  const isWide = aspect > frameAspect;
  const picture = isWide
    ? { width: houseFrame.width, height: even(houseFrame.width / aspect) }
    : { width: even(houseFrame.height * aspect), height: houseFrame.height };
  const backdrop = isWide
    ? { width: even(picture.height * frameAspect), height: picture.height }
    : { width: picture.width, height: even(picture.width / frameAspect) };
  return { kind: 'padded', picture, backdrop };
}

/** The colour planes of yuv420p have half the measures, so that both must be even. */
function even(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2);
}
