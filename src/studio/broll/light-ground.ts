import type { BrollStyle } from './broll-styles.ts';
import type { Photo } from './interest.ts';
import { blurred, softStep, valueNear, type Matte } from './matte.ts';

/** Of the light on the thing, what is left of it far away. It takes all colours alike: the ground keeps its hue. */
const farLight: Record<BrollStyle, number> = { calm: 0.93, dynamic: 0.91, luxury: 0.82, playful: 0.97 };
/** From the middle of the thing, in its own sizes. */
const brightTo = 0.3;
const darkFrom = 1.9;

/** The ground of a pale thing keeps so much of its light. Luxury has a deep tone. */
const paleGround: Record<BrollStyle, readonly [number, number, number]> = {
  calm: [0.83, 0.845, 0.87],
  dynamic: [0.82, 0.835, 0.87],
  luxury: [0.53, 0.53, 0.55],
  playful: [0.87, 0.83, 0.82],
};
/** Differences over the rim of a thing, in L*a*b*: below the first, the ground becomes as dark as it may. */
const pale = { from: 14, to: 22 };
/** A ground that is darker than this, in L*, is left as it is. */
const minLightness = 60;
/** The shadow at the foot of a pale thing: how dark, how far down and how soft, in shares of the thing's longer side. */
const contact = { strength: 0.5, down: 0.018, blur: 0.022, height: 0.07 };

/** How a place of a photo, in its pixels, is darkened around its product. `matte`: how much of it is the product. */
export type GroundShade = (x: number, y: number, matte: number) => readonly [number, number, number];

/** Lights the thing as by a lamp over it, so that the ground around it falls off softly, and sets off a pale one. */
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
    // Neither the ground's tone nor the shadow falls on the thing itself.
    const onGround = (share: number) => matte + (1 - matte) * light * share * shaded;
    return [onGround(ground[0]!), onGround(ground[1]!), onGround(ground[2]!)];
  };
}

/** 0 for a thing that stands off its ground by itself, 1 for a white one on white. */
export function palenessOf({ interest: { rim } }: Photo): number {
  if (!rim || rim.lightness < minLightness) return 0;
  return 1 - softStep(rim.contrast, pale.from, pale.to);
}

/** The foot of the thing, a little lower and out of focus. */
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
