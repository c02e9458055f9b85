import { findParts } from './mask-parts.ts';
import { blurred, softStep, valueNear, type Matte } from './matte.ts';
import { colourDistance, continueColours, distanceTo, type ColourPlanes } from './outline-colours.ts';
import type { SmallPicture } from './salience.ts';
import type { Size } from '../plan/view.ts';

/** The part of a photo that contains the product, in pixels of the photo, and its pixels at `scale`. */
export type Crop = { left: number; top: number; scale: number; picture: SmallPicture };

/** Coverage of the product, 0 to 1, and the colours behind it, on the grid of a crop. */
export type CutOut = Size & {
  left: number;
  top: number;
  scale: number;
  values: Float32Array;
  /** The photo without its product; only meaningful near the outline. */
  behind: ColourPlanes;
  trust: Trust;
};

/** Support of the outline by the photo. */
type Trust = {
  /** Share of the outline with hardly any difference between its two sides. */
  faint: number;
  /** Length of the outline, relative to that of a smoothed one. */
  ragged: number;
};

/** Distance of the coarse matte's outline to the product's, inside and outside, in pixels of the matte. */
const inside = 3;
const outside = 1.5;
/** Depth up to which backdrop that the coarse matte contains is removed, and reach of the colours on both sides. */
const maxDepth = 30;
const reach = 5;
/**
 * Minimum difference of product and backdrop, and the one assumed for a product that stands out, as a share of the lower
 * quartile along its outline: low enough for pale labels.
 */
const minContrast = 2;
const ofQuartile = { share: 0.5, max: 8 };
/** A hole, such as that of a handle: maximum difference from the backdrop, half width, and contrast of a product without guesses. */
const hole = { maxOff: 2, reach: 2, minContrast: 12 };
/** Differences from the backdrop, relative to the product's: pure backdrop and pure product. */
const pure = { backdrop: 0.14, product: 0.7 };
const overNoise = 1.6;
/** Coverage below which a pixel is backdrop, whose neighbours may be backdrop too. */
const hardly = 0.3;
/** Roughness of an outline that is smoothed, in pixels of the crop. */
const rough = 0.8;
/** Size of a speck relative to the product. */
const speckShare = 0.002;
/** Difference below which the two sides of an outline have the same colour. */
const sameColour = 1.6;
/** Smoothing of an outline to measure its raggedness, in pixels. */
const smoothing = 4;
/** Above these an outline is a guess: glass, white on white, black on black. */
const maxTrusted: Trust = { faint: 0.25, ragged: 1.4 };

/** Whether the product can be shown without its photo. */
export const isTrusted = ({ trust }: CutOut): boolean =>
  trust.faint <= maxTrusted.faint && trust.ragged <= maxTrusted.ragged;

/**
 * Refines a coarse matte: near its outline, coverage follows from the difference between a pixel and the backdrop beside it,
 * relative to the product's. Removes backdrop that the coarse matte contains.
 */
export function cutOut({ left, top, scale, picture }: Crop, coarse: Matte, photo: Size): CutOut {
  const size = { width: picture.width, height: picture.height };
  const grid = scale * (photo.width / coarse.width);
  const planes = planesOf(picture);
  const mask = Uint8Array.from({ length: size.width * size.height }, (_, at) => {
    const x = (at % size.width) + 0.5 + left * scale;
    const y = Math.floor(at / size.width) + 0.5 + top * scale;
    return valueNear(coarse, x / grid, y / grid) > 0.5 ? 1 : 0;
  });
  const [away, deep] = [distanceTo(mask, 1, size), distanceTo(mask, 0, size)];
  const colours = { size, reach: reach * grid };
  const beside = continueColours(
    planes,
    away.map((value) => (value > outside * grid ? 1 : 0)),
    colours,
  );
  const within = continueColours(
    planes,
    deep.map((value) => (value > inside * grid ? 1 : 0)),
    colours,
  );
  const [off, contrast] = [new Float32Array(mask.length), new Float32Array(mask.length)];
  for (let at = 0; at < mask.length; at += 1) {
    if (away[at]! > maxDepth * grid) continue;
    off[at] = Math.min(colourDistance(planes, beside[0], at), colourDistance(planes, beside[1], at));
    if (deep[at]! <= maxDepth * grid)
      contrast[at] = Math.min(
        ...within.flatMap((inner) => beside.map((outer) => colourDistance(inner, outer, at))),
      );
  }
  const usual = quantile(contrast, (at) => deep[at] === 1, 0.25);
  const noise = quantile(off, (at) => away[at]! > outside * grid && away[at]! < (outside + 4) * grid, 0.8);
  const assumed = Math.min(ofQuartile.max, usual * ofQuartile.share);
  const coverageAt = (at: number): number => {
    const product = Math.max(minContrast, assumed, contrast[at]!);
    const from = Math.max(pure.backdrop, (noise * overNoise) / product);
    return softStep(off[at]! / product, from, Math.max(from + 0.3, pure.product));
  };
  const values = Float32Array.from(mask, (_, at) => {
    if (away[at]! > outside * grid) return 0;
    return deep[at]! > inside * grid ? 1 : coverageAt(at);
  });
  const starts = [...values.keys()].filter(
    (at) => deep[at]! > 0 && deep[at]! <= inside * grid && values[at]! < hardly,
  );
  removeBackdrop(values, starts, { size, deep, from: inside * grid, to: maxDepth * grid, coverageAt });
  if (usual > hole.minContrast) {
    const isSame = mask.map((value, at) => (value === 1 && off[at]! < hole.maxOff ? 1 : 0));
    const room = distanceTo(isSame, 0, size);
    const holes = [...values.keys()].filter((at) => room[at]! > hole.reach * grid);
    removeBackdrop(values, holes, { size, deep, from: 0, to: Infinity, coverageAt });
  }
  removeSpecks(values, size);
  const smooth = blurred(values, size, rough).map((value) => softStep(value, 0.2, 0.8));
  const behind = nearerOf(planes, beside);
  return { left, top, scale, ...size, values: smooth, behind, trust: trustOf(values, contrast, size) };
}

/** The coverage of a cut-out on the grid of a matte of the whole photo. */
export function coarseMatte(cut: CutOut, { width, height }: Size, photo: Size): Matte {
  const grid = photo.width / width;
  const values = Float32Array.from({ length: width * height }, (_, at) => {
    const x = (((at % width) + 0.5) * grid - cut.left) * cut.scale;
    const y = ((Math.floor(at / width) + 0.5) * grid - cut.top) * cut.scale;
    const isOnCrop = x >= 0 && y >= 0 && x < cut.width && y < cut.height;
    return isOnCrop ? valueNear(cut, x, y) : 0;
  });
  return { width, height, values };
}

const planesOf = ({ width, height, pixels }: SmallPicture): ColourPlanes =>
  [0, 1, 2].map((channel) =>
    Float32Array.from({ length: width * height }, (_, at) => pixels[at * 4 + channel]!),
  ) as unknown as ColourPlanes;

function quantile(values: Float32Array, isPart: (at: number) => boolean, share: number): number {
  const part = values.filter((_, at) => isPart(at)).sort();
  return part[Math.floor(part.length * share)] ?? 0;
}

/** Proceeds from backdrop as long as there is backdrop, at depths above `from` and up to `to`. */
function removeBackdrop(
  values: Float32Array,
  starts: readonly number[],
  work: { size: Size; deep: Float32Array; from: number; to: number; coverageAt: (at: number) => number },
): void {
  const { size, deep, from, to, coverageAt } = work;
  const { width } = size;
  const queue = [...starts];
  for (const at of queue) values[at] = coverageAt(at);
  const seen = new Uint8Array(values.length);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const x = at % width;
    for (const near of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (near < 0 || near >= values.length || seen[near] === 1) continue;
      if (deep[near]! <= from || deep[near]! > to) continue;
      seen[near] = 1;
      values[near] = coverageAt(near);
      if (values[near]! < hardly) queue.push(near);
    }
  }
}

/** Removes pieces that are not connected to the product and tiny beside it. */
function removeSpecks(values: Float32Array, size: Size): void {
  const [largest, ...others] = findParts(
    Uint8Array.from(values, (value) => (value > hardly ? 1 : 0)),
    size,
  );
  for (const { members } of others)
    if (members.length < largest!.members.length * speckShare) for (const at of members) values[at] = 0;
}

/** The one of two continuations that is more like the photo, in each pixel. */
function nearerOf(planes: ColourPlanes, [rows, columns]: [ColourPlanes, ColourPlanes]): ColourPlanes {
  const isRow = planes[0].map((_, at) =>
    colourDistance(planes, rows, at) <= colourDistance(planes, columns, at) ? 1 : 0,
  );
  return rows.map((plane, channel) =>
    plane.map((value, at) => (isRow[at] === 1 ? value : columns[channel]![at]!)),
  ) as unknown as ColourPlanes;
}

function trustOf(values: Float32Array, contrast: Float32Array, size: Size): Trust {
  const outline = outlineOf(values, size);
  const smooth = outlineOf(blurred(values, size, smoothing), size);
  const faint = outline.filter((at) => contrast[at]! < sameColour);
  return {
    faint: outline.length === 0 ? 1 : faint.length / outline.length,
    ragged: outline.length / Math.max(1, smooth.length),
  };
}

/** A pixel for each side of a pixel between product and backdrop. */
function outlineOf(values: Float32Array, { width }: Size): number[] {
  const outline: number[] = [];
  for (let at = 0; at < values.length - width; at += 1)
    for (const near of [at + 1, at + width])
      if (values[near]! > 0.5 !== values[at]! > 0.5) outline.push(values[at]! > 0.5 ? at : near);
  return outline;
}
