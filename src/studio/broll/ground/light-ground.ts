import type { BrollStyle } from '../plan/broll-styles.ts';
import type { Photo } from '../subject/interest.ts';
import { softStep } from '../subject/matte.ts';

/** Share of the light on the product that remains far away. Equal for all channels, so that the ground keeps its hue. */
const farLight: Record<BrollStyle, number> = { calm: 0.93, dynamic: 0.91, luxury: 0.82, playful: 0.97 };
/** Distances from the centre of the product, relative to its size. */
const brightTo = 0.3;
const darkFrom = 1.9;

/**
 * Brightness of the ground of a pale product, in red, green and blue. Each style has a clear hue, because a white ground in
 * grey looks underexposed; luxury has a deep neutral tone.
 */
export const paleGround: Record<BrollStyle, readonly [number, number, number]> = {
  calm: [0.775, 0.86, 0.905],
  dynamic: [0.8, 0.84, 0.93],
  luxury: [0.53, 0.53, 0.55],
  playful: [0.76, 0.88, 0.82],
};
/** Differences across the edge of a product, in L*a*b*: below the first, the ground is darkened fully. */
const pale = { from: 14, to: 22 };
/** Lightness L* below which a ground is not darkened. */
const minLightness = 60;
/** Brightness of the product and, in red, green and blue, of the ground at a pixel of the photo. */
export type GroundShade = (
  x: number,
  y: number,
) => { product: number; ground: readonly [number, number, number] };

/** Lights the product as if by a lamp above it, with a soft falloff on the ground, and makes a pale product stand out. */
export function shadeOf(photo: Photo, style: BrollStyle): GroundShade {
  const { width, height, interest } = photo;
  const { left, top, right, bottom } = interest.region;
  const centre = { x: ((left + right) / 2) * width, y: ((top + bottom) / 2) * height };
  const size = Math.max((right - left) * width, (bottom - top) * height);
  const isPale = palenessOf(photo);
  const [red, green, blue] = paleGround[style].map((share) => 1 - isPale * (1 - share)) as [
    number,
    number,
    number,
  ];
  return (x, y) => {
    const distance = Math.hypot(x - centre.x, y - centre.y) / size;
    const light = 1 - softStep(distance, brightTo, darkFrom) * (1 - farLight[style]);
    // A pale product keeps its brightness on a darker ground.
    return { product: isPale > 0 ? 1 : light, ground: [light * red, light * green, light * blue] };
  };
}

/** 0 for a product that stands out from its ground, 1 for white on white. */
export function palenessOf({ interest: { rim } }: Photo): number {
  if (!rim || rim.lightness < minLightness) return 0;
  return 1 - softStep(rim.contrast, pale.from, pale.to);
}
