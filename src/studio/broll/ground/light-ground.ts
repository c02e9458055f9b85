import type { BrollStyle } from '../plan/broll-styles.ts';
import type { Photo } from '../subject/interest.ts';
import { blurred, softStep, valueNear, type Matte } from '../subject/matte.ts';

/** Share of the light on the product that remains far away. Equal for all channels, so that the ground keeps its hue. */
const farLight: Record<BrollStyle, number> = { calm: 0.93, dynamic: 0.91, luxury: 0.82, playful: 0.97 };
/** Distances from the centre of the product, relative to its size. */
const brightTo = 0.3;
const darkFrom = 1.9;

/** Brightness of the ground of a pale product. Luxury has a deep tone. */
const paleGround: Record<BrollStyle, readonly [number, number, number]> = {
  calm: [0.83, 0.845, 0.87],
  dynamic: [0.82, 0.835, 0.87],
  luxury: [0.53, 0.53, 0.55],
  playful: [0.87, 0.83, 0.82],
};
/** Differences across the edge of a product, in L*a*b*: below the first, the ground is darkened fully. */
const pale = { from: 14, to: 22 };
/** Lightness L* below which a ground is not darkened. */
const minLightness = 60;
/** Shadow at the foot of a pale product: opacity, offset and softness, relative to the product's longer side. */
const contact = { strength: 0.5, down: 0.018, blur: 0.022, height: 0.07 };

/** Darkening of a pixel of the photo around its product; `matte` is the coverage of the product. */
export type GroundShade = (x: number, y: number, matte: number) => readonly [number, number, number];

/** Lights the product as if by a lamp above it, with a soft falloff on the ground, and makes a pale product stand out. */
export function shadeOf(photo: Photo, style: BrollStyle): GroundShade {
  const { width, height, interest } = photo;
  const { left, top, right, bottom } = interest.region;
  const centre = { x: ((left + right) / 2) * width, y: ((top + bottom) / 2) * height };
  const size = Math.max((right - left) * width, (bottom - top) * height);
  const isPale = palenessOf(photo);
  const ground = paleGround[style].map((share) => 1 - isPale * (1 - share));
  const shadow = isPale > 0 && interest.matte ? shadowUnder(interest.matte, photo) : null;
  return (x, y, matte) => {
    const distance = Math.hypot(x - centre.x, y - centre.y) / size;
    const light = 1 - softStep(distance, brightTo, darkFrom) * (1 - farLight[style]);
    if (isPale === 0) return [light, light, light];
    const shaded = shadow
      ? 1 -
        isPale *
          contact.strength *
          valueNear(shadow, (x / width) * shadow.width, (y / height) * shadow.height)
      : 1;
    // Neither the ground's tone nor the shadow affects the product.
    const onGround = (share: number) => matte + (1 - matte) * light * share * shaded;
    return [onGround(ground[0]!), onGround(ground[1]!), onGround(ground[2]!)];
  };
}

/** 0 for a product that stands out from its ground, 1 for white on white. */
export function palenessOf({ interest: { rim } }: Photo): number {
  if (!rim || rim.lightness < minLightness) return 0;
  return 1 - softStep(rim.contrast, pale.from, pale.to);
}

/** The foot of the product, shifted down and blurred. */
function shadowUnder(matte: Matte, { width, height, interest: { region } }: Photo): Matte {
  const scale = matte.width / width;
  const size = Math.max((region.right - region.left) * width, (region.bottom - region.top) * height) * scale;
  const down = Math.max(1, Math.round(contact.down * size));
  const foot = region.bottom * matte.height - contact.height * size;
  const values = Float32Array.from(matte.values, (_, at) => {
    const row = Math.floor(at / matte.width) - down;
    return row >= foot && row >= 0 ? matte.values[at - down * matte.width]! : 0;
  });
  const blur = Math.max(1, contact.blur * size);
  return { ...matte, values: blurred(values, matte, blur) };
}
