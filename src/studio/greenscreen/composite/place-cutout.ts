import type { Cutout } from '../../raw-frames/cutout.ts';
import { openPicture, pictureBytes } from '../../raw-frames/picture.ts';
import type { SubjectPlace } from '../clip/look.ts';
import { halvePlane } from '../backgrounds/shrink-plane.ts';

type Size = { width: number; height: number };

/** Positions are in 64ths of a sample, so that products of weight, alpha and colour fit into 31 bits. */
const one = 64;
const full = one * one;
const opaque = 255;

/** The two source samples of each output sample and their weights; 0 outside the source. */
type Taps = {
  first: Int32Array;
  second: Int32Array;
  firstWeight: Int32Array;
  secondWeight: Int32Array;
  /** The range of output samples covered by the source. */
  start: number;
  end: number;
};

function planTaps(length: number, sourceLength: number, offset: number, scale: number): Taps {
  const make = () => new Int32Array(length);
  const weights = { firstWeight: make(), secondWeight: make() };
  const taps: Taps = { first: make(), second: make(), ...weights, start: length, end: 0 };
  for (let index = 0; index < length; index += 1) {
    const position = (index + 0.5 - length / 2 - offset * length) / scale + sourceLength / 2 - 0.5;
    const first = Math.floor(position);
    const between = Math.round((position - first) * one);
    const isInside = (sample: number) => sample >= 0 && sample < sourceLength;
    taps.first[index] = isInside(first) ? first : 0;
    taps.second[index] = isInside(first + 1) ? first + 1 : 0;
    const firstWeight = isInside(first) ? one - between : 0;
    const secondWeight = isInside(first + 1) ? between : 0;
    taps.firstWeight[index] = firstWeight;
    taps.secondWeight[index] = secondWeight;
    if (firstWeight + secondWeight === 0) continue;
    taps.start = Math.min(taps.start, index);
    taps.end = index + 1;
  }
  return taps;
}

/** Scale below which bilinear sampling would skip pixels, so the source is halved first. */
const halvingScale = 0.6;

/**
 * Moves and scales cutouts bilinearly, with colours weighted by alpha to exclude the background. The result is valid until
 * the next call. An unchanged subject is returned directly.
 */
export function openPlacement(size: Size, { x, y, scale }: SubjectPlace): (cutout: Cutout) => Cutout {
  if (x === 0 && y === 0 && scale === 1) return (cutout) => cutout;
  const { width, height } = size;
  const half = { width: width / 2, height: height / 2 };
  const isHalved = scale < halvingScale;
  const source = isHalved ? half : size;
  const sourceScale = isHalved ? scale * 2 : scale;
  const quarter = { width: source.width / 2, height: source.height / 2 };

  const placed: Cutout = {
    foreground: openPicture(new Uint8Array(pictureBytes(width, height)), width, height),
    alpha: new Uint8Array(width * height),
  };
  const chromaAlpha = new Uint8Array(quarter.width * quarter.height);
  const unused = new Uint8Array(half.width * half.height);
  const halved = isHalved ? openHalving(size) : null;
  const columns = planTaps(width, source.width, x, sourceScale);
  const rows = planTaps(height, source.height, y, sourceScale);
  const chromaColumns = planTaps(half.width, quarter.width, x, sourceScale);
  const chromaRows = planTaps(half.height, quarter.height, y, sourceScale);

  return (cutout) => {
    const { foreground, alpha } = halved ? halved(cutout) : cutout;
    halvePlane(alpha, source.width, source.height, chromaAlpha);
    resample(foreground.luma, alpha, source.width, columns, rows, placed.foreground.luma, placed.alpha);
    for (const plane of ['cb', 'cr'] as const)
      resample(
        foreground[plane],
        chromaAlpha,
        quarter.width,
        chromaColumns,
        chromaRows,
        placed.foreground[plane],
        unused,
      );
    return placed;
  };
}

function resample(
  colour: Uint8Array,
  alpha: Uint8Array,
  sourceWidth: number,
  columns: Taps,
  rows: Taps,
  intoColour: Uint8Array,
  intoAlpha: Uint8Array,
): void {
  intoAlpha.fill(0);
  const width = columns.first.length;
  for (let y = rows.start; y < rows.end; y += 1) {
    const upper = rows.first[y]! * sourceWidth;
    const lower = rows.second[y]! * sourceWidth;
    const upperWeight = rows.firstWeight[y]!;
    const lowerWeight = rows.secondWeight[y]!;
    const isWholeRow = upperWeight + lowerWeight === one;
    for (let x = columns.start, at = y * width + x; x < columns.end; x += 1, at += 1) {
      const left = columns.first[x]!;
      const right = columns.second[x]!;
      let a = alpha[upper + left]!;
      let b = alpha[upper + right]!;
      let c = alpha[lower + left]!;
      let d = alpha[lower + right]!;
      if ((a | b | c | d) === 0) continue;
      const leftWeight = columns.firstWeight[x]!;
      const rightWeight = columns.secondWeight[x]!;
      if ((a & b & c & d) === opaque && isWholeRow && leftWeight + rightWeight === one) {
        const top = colour[upper + left]! * leftWeight + colour[upper + right]! * rightWeight;
        const bottom = colour[lower + left]! * leftWeight + colour[lower + right]! * rightWeight;
        intoColour[at] = (top * upperWeight + bottom * lowerWeight + full / 2) >> 12;
        intoAlpha[at] = opaque;
        continue;
      }
      a *= leftWeight * upperWeight;
      b *= rightWeight * upperWeight;
      c *= leftWeight * lowerWeight;
      d *= rightWeight * lowerWeight;
      const sum = a + b + c + d;
      if (sum < full) continue;
      intoAlpha[at] = (sum + full / 2) >> 12;
      const weighted =
        a * colour[upper + left]! +
        b * colour[upper + right]! +
        c * colour[lower + left]! +
        d * colour[lower + right]!;
      intoColour[at] = weighted / sum + 0.5;
    }
  }
}

function openHalving({ width, height }: Size): (cutout: Cutout) => Cutout {
  const half: Cutout = {
    foreground: openPicture(new Uint8Array(pictureBytes(width / 2, height / 2)), width / 2, height / 2),
    alpha: new Uint8Array((width * height) / 4),
  };
  const chromaAlpha = new Uint8Array((width * height) / 4);
  return ({ foreground, alpha }) => {
    halvePlane(alpha, width, height, half.alpha);
    halveWeighted(foreground.luma, alpha, width, height, half.foreground.luma);
    halvePlane(alpha, width, height, chromaAlpha);
    halveWeighted(foreground.cb, chromaAlpha, width / 2, height / 2, half.foreground.cb);
    halveWeighted(foreground.cr, chromaAlpha, width / 2, height / 2, half.foreground.cr);
    return half;
  };
}

function halveWeighted(
  colour: Uint8Array,
  alpha: Uint8Array,
  width: number,
  height: number,
  into: Uint8Array,
): void {
  for (let y = 0, at = 0; y < height; y += 2)
    for (let pixel = y * width; pixel < (y + 1) * width; pixel += 2, at += 1) {
      const a = alpha[pixel]!;
      const b = alpha[pixel + 1]!;
      const c = alpha[pixel + width]!;
      const d = alpha[pixel + width + 1]!;
      const sum = a + b + c + d;
      if (sum === 0) continue;
      const weighted =
        a * colour[pixel]! +
        b * colour[pixel + 1]! +
        c * colour[pixel + width]! +
        d * colour[pixel + width + 1]!;
      into[at] = weighted / sum + 0.5;
    }
}
