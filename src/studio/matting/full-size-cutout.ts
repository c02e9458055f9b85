import type { Cutout } from '../raw-frames/cutout.ts';
import type { Picture } from '../raw-frames/picture.ts';
import type { AlphaCoefficients } from './mask/guided-filter.ts';
import { levelOf, type Levels } from './mask/levels.ts';
import { openBlockSpread } from './mask/spread-block.ts';
import type { NearbyColours } from './subject-colours.ts';

/** Class of each small pixel: certain background, edge, or certain subject. */
const outside = 0;
const edge = 1;
const inside = 2;

export type EdgeDescription = {
  /** At a quarter of the size, 0 to 1. */
  alpha: Float32Array;
  coefficients: AlphaCoefficients;
  colours: NearbyColours;
  /** Weight of the previous frame's alpha, against noise in single pixels. */
  stillness: Float32Array;
};

export type CutoutWriter = (picture: Picture, edges: EdgeDescription) => void;

/** Fills the cutout from the quarter-resolution result; only edges are computed per pixel. */
export function openCutoutWriter({ foreground, alpha }: Cutout, levels: Levels): CutoutWriter {
  const { width, height } = foreground;
  const halfWidth = width / 2;
  /** Four pixels at once. */
  const alphaWords = new Uint32Array(alpha.buffer, alpha.byteOffset, alpha.length / 4);
  const small = { width: width / 4, height: height / 4 };
  const kinds = new Uint8Array(small.width * small.height);
  const { aim, spread } = openBlockSpread(small.width, small.height);
  const block = () => new Float32Array(16);
  const ofLuma = block();
  const ofCb = block();
  const ofCr = block();
  const offset = block();
  const subject = block();
  const background = block();

  return (picture, edges) => {
    foreground.luma.set(picture.luma);
    foreground.cb.set(picture.cb);
    foreground.cr.set(picture.cr);
    classify(edges.alpha, kinds);
    for (let row = 0, at = 0; row < small.height; row += 1) {
      for (let column = 0; column < small.width; column += 1, at += 1) {
        if (isUniform(kinds, small.width, small.height, row, column)) {
          const value = kinds[at] === inside ? 0xffffffff : 0;
          const word = row * width + column;
          alphaWords[word] = value;
          alphaWords[word + small.width] = value;
          alphaWords[word + 2 * small.width] = value;
          alphaWords[word + 3 * small.width] = value;
          continue;
        }
        aim(row, column);
        const corner = row * 4 * width + column * 4;
        const colourCorner = row * 2 * halfWidth + column * 2;
        writeAlpha(picture, edges.coefficients, edges.stillness[at]!, corner, colourCorner);
        writeLuma(edges.colours, corner);
        writeColour(edges.colours, at, corner, colourCorner);
      }
    }
  };

  function writeAlpha(
    picture: Picture,
    coefficients: AlphaCoefficients,
    stillness: number,
    corner: number,
    colourCorner: number,
  ): void {
    spread(coefficients.luma, ofLuma);
    spread(coefficients.cb, ofCb);
    spread(coefficients.cr, ofCr);
    spread(coefficients.offset, offset);
    for (let pixel = 0; pixel < 16; pixel += 1) {
      const y = pixel >> 2;
      const x = pixel & 3;
      const at = corner + y * width + x;
      const colourAt = colourCorner + (y >> 1) * halfWidth + (x >> 1);
      const value =
        (ofLuma[pixel]! * picture.luma[at]! +
          ofCb[pixel]! * picture.cb[colourAt]! +
          ofCr[pixel]! * picture.cr[colourAt]!) /
          255 +
        offset[pixel]!;
      const found = levelOf(levels, value);
      alpha[at] = found + (alpha[at]! - found) * stillness + 0.5;
    }
  }

  function writeLuma(colours: NearbyColours, corner: number): void {
    spread(colours.subject.luma, subject);
    spread(colours.background.luma, background);
    for (let pixel = 0; pixel < 16; pixel += 1) {
      const at = corner + (pixel >> 2) * width + (pixel & 3);
      const share = alpha[at]!;
      if (share === 255) continue;
      foreground.luma[at] = unmix(
        foreground.luma[at]!,
        share / 255,
        subject[pixel]! * 255,
        background[pixel]! * 255,
      );
    }
  }

  function writeColour(colours: NearbyColours, small: number, corner: number, colourCorner: number): void {
    const { subject, background } = colours;
    for (let pixel = 0; pixel < 4; pixel += 1) {
      const y = pixel >> 1;
      const x = pixel & 1;
      const full = corner + y * 2 * width + x * 2;
      const sum = alpha[full]! + alpha[full + 1]! + alpha[full + width]! + alpha[full + width + 1]!;
      if (sum === 1020) continue;
      const at = colourCorner + y * halfWidth + x;
      const share = sum / 1020;
      foreground.cb[at] = unmix(
        foreground.cb[at]!,
        share,
        subject.cb[small]! * 255,
        background.cb[small]! * 255,
      );
      foreground.cr[at] = unmix(
        foreground.cr[at]!,
        share,
        subject.cr[small]! * 255,
        background.cr[small]! * 255,
      );
    }
  }
}

function classify(alpha: Float32Array, kinds: Uint8Array): void {
  for (let at = 0; at < kinds.length; at += 1) {
    const value = alpha[at]!;
    kinds[at] = value < 0.004 ? outside : value > 0.996 ? inside : edge;
  }
}

/** Whether all neighbours have the same certain class, so that every pixel inside does too. */
function isUniform(kinds: Uint8Array, width: number, height: number, row: number, column: number): boolean {
  const at = row * width + column;
  const kind = kinds[at]!;
  if (kind === edge) return false;
  const left = column > 0 ? 1 : 0;
  const right = column < width - 1 ? 1 : 0;
  const up = at - (row > 0 ? width : 0);
  const down = at + (row < height - 1 ? width : 0);
  return (
    kinds[at - left] === kind &&
    kinds[at + right] === kind &&
    kinds[up - left] === kind &&
    kinds[up] === kind &&
    kinds[up + right] === kind &&
    kinds[down - left] === kind &&
    kinds[down] === kind &&
    kinds[down + right] === kind
  );
}

/** The subject's colour in a mixed pixel, from the colours on both sides. */
function unmix(mixed: number, alpha: number, subject: number, background: number): number {
  const colour = subject + alpha * (mixed - alpha * subject - (1 - alpha) * background);
  return colour < 0 ? 0 : colour > 255 ? 255 : colour + 0.5;
}
