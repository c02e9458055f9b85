type Size = { width: number; height: number };
export type Fit = { kind: 'fills' } | { kind: 'padded'; picture: Size; backdrop: Size };

/** Up to this deviation a clip is stretched to the frame: 1 % is invisible, a hairline of backdrop is not. */
const stretchTolerance = 0.01;

/** Position of a picture in the frame, and the part of the fitted picture that becomes its backdrop. */
export function fitIntoFrame({ width, height }: Size, frame: Size): Fit {
  const frameAspect = frame.width / frame.height;
  const aspect = width / height;
  if (Math.abs(aspect / frameAspect - 1) <= stretchTolerance) return { kind: 'fills' };
  const isWide = aspect > frameAspect;
  const picture = isWide
    ? { width: frame.width, height: even(frame.width / aspect) }
    : { width: even(frame.height * aspect), height: frame.height };
  const backdrop = isWide
    ? { width: even(picture.height * frameAspect), height: picture.height }
    : { width: picture.width, height: even(picture.width / frameAspect) };
  return { kind: 'padded', picture, backdrop };
}

/** The colour planes of yuv420p have half the size, so both dimensions must be even. */
function even(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2);
}
