import type { Interest, InterestPoint, Region } from './interest.ts';

/** RGBA of a small picture; about a hundred pixels per side are sufficient. */
export type SmallPicture = { width: number; height: number; pixels: Uint8ClampedArray };

/** Share of the total salience outside of the region, on each side. */
const outside = 0.07;
/** Minimum distance of two points, as a share of the longer side. */
const pointDistance = 0.28;
/** Minimum salience of further points relative to the first. */
const minFurtherPoint = 0.5;
const maxPoints = 3;
/** Invisible differences, of 255 levels. */
const minContrast = 2;
/** Salience relative to the maximum below which a pixel is background. */
const minSalience = 0.3;
/** Minimum distance to the border, as a share of the side, so that a point can be in the middle of a view. */
const borderShare = 0.1;

/** Salient parts of a photo, by colour contrast, edges, and a slight centre bias. */
export function findSalience(picture: SmallPicture): Interest {
  const map = salienceMap(picture);
  return { region: regionOf(map, picture), points: pointsOf(map, picture) };
}

export function salienceMap(picture: SmallPicture): Float32Array {
  const { width, height } = picture;
  const [light, redGreen, blueYellow] = opponentPlanes(picture);
  const colour = normalised(
    addAll([light, redGreen, blueYellow].map((plane) => surroundContrast(plane, picture))),
    minContrast,
  );
  const edges = normalised(
    blurred(gradients(light, picture), picture, Math.max(width, height) * 0.03),
    minContrast,
  );
  const map = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const [dx, dy] = [(x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5];
      const centre = Math.exp(-(dx * dx + dy * dy) / 0.18);
      map[at] = (colour[at]! * 0.6 + edges[at]! * 0.4) * (0.35 + 0.65 * centre);
    }
  }
  return normalised(map);
}

/** Opponent colours: lightness, red–green, blue–yellow. */
function opponentPlanes({ width, height, pixels }: SmallPicture): [Float32Array, Float32Array, Float32Array] {
  const planes = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let at = 0; at < width * height; at += 1) {
    const [red, green, blue] = [pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!];
    planes[0][at] = 0.299 * red + 0.587 * green + 0.114 * blue;
    planes[1][at] = red - green;
    planes[2][at] = (red + green) / 2 - blue;
  }
  return planes;
}

type Size = { width: number; height: number };

/** Difference of each pixel from its surroundings, and from the border of the photo, which is rarely the subject. */
function surroundContrast(plane: Float32Array, size: Size): Float32Array {
  const side = Math.max(size.width, size.height);
  const near = blurred(plane, size, side * 0.02);
  const far = blurred(plane, size, side * 0.22);
  const border = borderMean(plane, size);
  return near.map((value, at) => Math.abs(value - far[at]!) + 0.6 * Math.abs(value - border));
}

function borderMean(plane: Float32Array, { width, height }: Size): number {
  let sum = 0;
  for (let x = 0; x < width; x += 1) sum += plane[x]! + plane[(height - 1) * width + x]!;
  for (let y = 0; y < height; y += 1) sum += plane[y * width]! + plane[y * width + width - 1]!;
  return sum / (2 * (width + height));
}

function gradients(plane: Float32Array, { width, height }: Size): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      out[at] = Math.hypot(plane[at + 1]! - plane[at - 1]!, plane[at + width]! - plane[at - width]!);
    }
  }
  return out;
}

/** Three box passes approximate a Gaussian. */
export function blurred(plane: Float32Array, size: Size, sigma: number): Float32Array {
  const radius = Math.max(1, Math.round(sigma));
  let current = plane;
  for (let pass = 0; pass < 3; pass += 1)
    current = boxRows(boxRows(current, size, radius), swap(size), radius);
  return current;
}

const swap = ({ width, height }: Size): Size => ({ width: height, height: width });

/** Row means, written transposed, so that a second call filters the other direction and transposes back. */
function boxRows(plane: Float32Array, { width, height }: Size, radius: number): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [Math.max(0, x - radius), Math.min(width - 1, x + radius)];
      let sum = 0;
      for (let at = y * width + from; at <= y * width + to; at += 1) sum += plane[at]!;
      out[x * height + y] = sum / (to - from + 1);
    }
  }
  return out;
}

const addAll = (planes: readonly Float32Array[]): Float32Array =>
  planes[0]!.map((_value, at) => planes.reduce((sum, plane) => sum + plane[at]!, 0));

/** Normalizes to a maximum of 1; a plane without values above `noise` is empty. */
function normalised(plane: Float32Array, noise = 0): Float32Array {
  const max = plane.reduce((peak, value) => Math.max(peak, value), 0);
  return plane.map((value) => (max <= noise ? 0 : value / max));
}

/** Faint salience does not count, so that a faint background does not pull the region to the border. */
function regionOf(map: Float32Array, { width, height }: Size): Region {
  const [columns, rows] = [new Float32Array(width), new Float32Array(height)];
  map.forEach((value, at) => {
    const weight = Math.max(0, value - minSalience) ** 2;
    columns[at % width]! += weight;
    rows[Math.floor(at / width)]! += weight;
  });
  const [left, right] = middleOf(columns);
  const [top, bottom] = middleOf(rows);
  return { left, top, right, bottom };
}

/** Quantile positions of the values, as shares of the length. */
function middleOf(values: Float32Array): [number, number] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return [0.25, 0.75];
  const placeOf = (share: number): number => {
    let sum = 0;
    for (const [at, value] of values.entries()) {
      sum += value;
      if (sum >= total * share) return (at + 0.5) / values.length;
    }
    return 1;
  };
  return [placeOf(outside), placeOf(1 - outside)];
}

function pointsOf(map: Float32Array, size: Size): InterestPoint[] {
  const side = Math.max(size.width, size.height);
  const smooth = blurred(map, size, side * 0.06);
  if (map.every((value) => value === 0)) return [{ x: 0.5, y: 0.5 }];
  const points: { x: number; y: number }[] = [];
  const order = [...smooth.keys()].sort((one, other) => smooth[other]! - smooth[one]!);
  for (const at of order) {
    if (points.length === maxPoints || smooth[at]! < smooth[order[0]!]! * minFurtherPoint) break;
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    const isInside = [x / size.width, y / size.height].every(
      (place) => Math.abs(place - 0.5) < 0.5 - borderShare,
    );
    if (isInside && points.every((point) => Math.hypot(point.x - x, point.y - y) > side * pointDistance))
      points.push({ x, y });
  }
  return points.map(({ x, y }) => ({ x: (x + 0.5) / size.width, y: (y + 0.5) / size.height }));
}
