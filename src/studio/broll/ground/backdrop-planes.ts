import { createCanvas, type Image } from '@napi-rs/canvas';
import type { Photo } from '../subject/interest.ts';
import { blurred, blurredAlong, softStep, valueNear, type Matte } from '../subject/matte.ts';
import { continueColours, type ColourPlanes } from '../subject/outline-colours.ts';
import type { Extent } from './room.ts';
import type { Size } from '../plan/view.ts';

/** Resolution at which the backdrop is extended; it has no detail. */
const smallSide = 128;
/**
 * Blur of the backdrop in its pixels, along rows and columns. The edge of a table stays a soft line across the frame, on
 * which the product stands; unevenness along the border does not show as streaks.
 */
const blur = { near: { across: 9, down: 1.6 }, far: { across: 40, down: 1.6 }, farFrom: 36 };
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
  const weights = Float32Array.from({ length: count }, (_, at) => (off[placeOf(at)] === 1 ? 0 : 1));
  const seen = [0, 1, 2].map((channel) => weights.map((_, at) => small.data[placeOf(at) * 4 + channel]!));
  const filled = fillCovered(seen as unknown as ColourPlanes, weights, size);
  const farness = weights.map((_, at) => {
    const [x, y] = [(at % size.width) + left, Math.floor(at / size.width) + top];
    const beyond = [Math.max(-x, x - small.width, 0), Math.max(-y, y - small.height, 0)] as const;
    return softStep(Math.hypot(...beyond), 0, blur.farFrom);
  });
  const away = awayFromThing(photo, { ...size, left, top, scale });
  const planeOf = (channel: number): Matte => {
    const near = blurredAlong(filled[channel]!, size, blur.near);
    const far = blurredAlong(near, size, blur.far);
    const means = rowMeans(filled[channel]!, size, away);
    const values = near.map((value, at) => {
      const soft = value + (far[at]! - value) * farness[at]!;
      return soft + (means[Math.floor(at / size.width)]! - soft) * away[at]! * evened;
    });
    return { ...size, values };
  };
  return { scale, planes: [planeOf(0), planeOf(1), planeOf(2)] };
}

/** Parts without weight continue the colours beside them, because a floor differs from the wall above it. */
function fillCovered(planes: ColourPlanes, weights: Float32Array, size: Size): ColourPlanes {
  const [rows, columns] = continueColours(planes, weights, { size, reach: blur.near.across });
  const isKnown = Array.from({ length: size.height }, (_, row) =>
    weights.subarray(row * size.width, (row + 1) * size.width).some((weight) => weight > 0),
  );
  return planes.map((plane, channel) =>
    plane.map((value, at) => {
      if (weights[at]! > 0) return value;
      return (isKnown[Math.floor(at / size.width)] ? rows : columns)[channel]![at]!;
    }),
  ) as unknown as ColourPlanes;
}

/** The mean of each row, mostly of its part beside the product. */
function rowMeans(plane: Float32Array, size: Size, away: Float32Array): Float32Array {
  return Float32Array.from({ length: size.height }, (_, row) => {
    let [sum, weight] = [0, 0];
    for (let at = row * size.width; at < (row + 1) * size.width; at += 1) {
      const close = 1.02 - away[at]!;
      sum += plane[at]! * close;
      weight += close;
    }
    return sum / weight;
  });
}

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
