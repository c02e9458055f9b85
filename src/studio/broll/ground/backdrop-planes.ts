import { createCanvas, type Image } from '@napi-rs/canvas';
import type { Photo } from '../subject/interest.ts';
import { blurred, softStep, valueNear, type Matte } from '../subject/matte.ts';
import type { Extent } from './room.ts';
import type { Size } from '../plan/view.ts';

/** Resolution at which the backdrop is extended; it has no detail. */
const smallSide = 128;
/**
 * Blur of the backdrop in its pixels. The edge of a table becomes a slope, and unevenness along the border does not show
 * as streaks.
 */
const blur = { near: 9, far: 40, farFrom: 36 };
/**
 * How far the backdrop fades to its colour around the product, and where the fade starts and ends, in longer sides of the
 * product, because dark corners of a photo are not part of the scene.
 */
const evened = 0.6;
const awayFrom = { from: 0.05, to: 0.7 };
/** Margin around the product in which its shadow and edge would tint the backdrop. */
const keepOff = 4;

/** Red, green and blue, 0 to 255, of a backdrop without its product, on a common grid. */
export type BackdropPlanes = { scale: number; planes: readonly [Matte, Matte, Matte] };

/** The out-of-focus backdrop behind the product and beyond the border of the photo. */
export function continueBackdrop(image: Image, photo: Photo, part: Extent): BackdropPlanes {
  const scale = smallSide / Math.max(photo.width, photo.height);
  const size = {
    width: Math.max(2, Math.ceil((part.right - part.left) * scale)),
    height: Math.max(2, Math.ceil((part.bottom - part.top) * scale)),
  };
  const small = readSmall(image, photo, scale);
  const off = productOn(photo, small);
  const [left, top] = [part.left * scale, part.top * scale];
  const held = (value: number, length: number) => Math.max(1, Math.min(length - 2, Math.round(value)));
  const placeOf = (at: number) =>
    held(Math.floor(at / size.width) + top, small.height) * small.width +
    held((at % size.width) + left, small.width);
  const count = size.width * size.height;
  // Known colours have weights; covered parts are filled in from their surroundings.
  const weights = Float32Array.from({ length: count }, (_, at) => (off[placeOf(at)] === 1 ? 0.0001 : 1));
  const known = blurred(weights, size, blur.near);
  const farness = weights.map((_, at) => {
    const [x, y] = [(at % size.width) + left, Math.floor(at / size.width) + top];
    const beyond = [Math.max(-x, x - small.width, 0), Math.max(-y, y - small.height, 0)] as const;
    return softStep(Math.hypot(...beyond), 0, blur.farFrom);
  });
  const away = awayFromThing(photo, { ...size, left, top, scale });
  const close = weights.map((weight, at) => weight * (1 - away[at]!));
  const planeOf = (channel: number): Matte => {
    const coloured = weights.map((weight, at) => weight * small.data[placeOf(at) * 4 + channel]!);
    const near = blurred(coloured, size, blur.near).map((sum, at) => sum / known[at]!);
    const far = blurred(near, size, blur.far);
    const mean = total(coloured.map((value, at) => value * (1 - away[at]!))) / total(close);
    const values = near.map((value, at) => {
      const soft = value + (far[at]! - value) * farness[at]!;
      return soft + (mean - soft) * away[at]! * evened;
    });
    return { ...size, values };
  };
  return { scale, planes: [planeOf(0), planeOf(1), planeOf(2)] };
}

const total = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0);

function readSmall(image: Image, { width, height }: Photo, scale: number) {
  const size = {
    width: Math.max(4, Math.round(width * scale)),
    height: Math.max(4, Math.round(height * scale)),
  };
  const context = createCanvas(size.width, size.height).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size.width, size.height);
  return { ...size, data: context.getImageData(0, 0, size.width, size.height).data };
}

/** 0 at the product, 1 far from it, on the grid of the planes. */
function awayFromThing(
  { width, height, interest: { region } }: Photo,
  grid: Size & { left: number; top: number; scale: number },
): Float32Array {
  const [left, right] = [region.left * width, region.right * width];
  const [top, bottom] = [region.top * height, region.bottom * height];
  const longer = Math.max(right - left, bottom - top);
  return Float32Array.from({ length: grid.width * grid.height }, (_, at) => {
    const x = ((at % grid.width) + grid.left) / grid.scale;
    const y = (Math.floor(at / grid.width) + grid.top) / grid.scale;
    const distance = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
    return softStep(distance / longer, awayFrom.from, awayFrom.to);
  });
}

/** 1 at and near the product. */
function productOn({ interest: { region, matte } }: Photo, { width, height }: Size): Uint8Array {
  const size = { width, height };
  const mask = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
    const isInBox = x > region.left && x < region.right && y > region.top && y < region.bottom;
    return isInBox && (!matte || valueNear(matte, x * matte.width, y * matte.height) > 0.1) ? 1 : 0;
  });
  // The border is backdrop wherever the backdrop continues.
  const isBorder = (at: number): boolean => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return Math.min(x, y, width - 1 - x, height - 1 - y) < 2;
  };
  return Uint8Array.from(blurred(mask, size, keepOff / 2), (value, at) =>
    value > 0.01 && !isBorder(at) ? 1 : 0,
  );
}
