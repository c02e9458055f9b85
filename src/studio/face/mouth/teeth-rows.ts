import { samplePlane } from '../../raw-frames/picture.ts';
import { coordinatesOf } from '../landmarks/face-points.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';
import type { MouthCrop } from './mouth-crops.ts';
import { insideOf } from './mouth-inside.ts';
import { isSmallFace } from '../landmarks/small-face.ts';
import { toPicture } from '../landmarks/pose.ts';
import { mean, quantile } from '../footage/statistics.ts';

export type VisibleTeeth = {
  /** Height of the teeth in the middle of the mouth, in eye distances from lip to lip. */
  filled: number;
  lower: LowerTeeth | null;
};

export type LowerTeeth = {
  /** Visible height of the row above the lower lip, in eye distances, at even steps from corner to corner. */
  heights: number[];
  /** Brightness of the teeth, and colour of the lower lip. */
  light: number;
  lip: Colour;
};

type Colour = { bright: number; blue: number; red: number };

/** In eye distances. */
const step = 0.01;
const columns = 17;
const minOpening = 0.035;
/** Length of upper teeth that are visible up to their gums. */
const maxUpper = 0.14;
const minHeight = 0.015;
/** Maximum shade between the lower lip and its teeth. */
const shadeAboveLip = 0.03;
/** Minimum difference in Cr at which teeth can be distinguished from lips. */
const minPaleness = 5;
/** Minimum brightness: a dark mouth and the inside of a lip are pale too. Shaded teeth are much paler than lips. */
const minLight = 1.05;
const shadedPaleness = 18;
const minShadedLight = 0.75;
const paleShare = 0.5;
/** Brightness between two rows, relative to the teeth. */
const dipShare = 0.78;
const toothShare = 0.6;
/** Minimum share of the middle columns: fewer are a highlight or a single tooth. */
const minShare = 0.5;
const middleColumns = [5, 6, 7, 8, 9, 10, 11] as const;

/** The visible teeth between open lips, and the part that is the lower row. */
export function findTeethRows({ picture, box }: MouthCrop, { pose, shape }: FaceFrame): VisibleTeeth {
  const { luma, cb, cr, width, height } = picture;
  const look = (u: number, v: number): Colour => {
    const [x, y] = toPicture(pose, u, v);
    const [column, row] = [x - box.left, y - box.top];
    const colour = (plane: Uint8Array) =>
      samplePlane(plane, width / 2, height / 2, column / 2 - 0.5, row / 2 - 0.5);
    return {
      bright: samplePlane(luma, width, height, column - 0.5, row - 0.5),
      blue: colour(cb),
      red: colour(cr),
    };
  };
  const inside = insideOf(shape);
  const at = coordinatesOf(shape);
  const lips = [
    [87, 84],
    [14, 17],
    [317, 314],
  ].map(([inner, outer]) => look((at(inner!, 0) + at(outer!, 0)) / 2, (at(inner!, 1) + at(outer!, 1)) / 2));
  const lip = {
    bright: mean(lips.map(({ bright }) => bright)),
    blue: mean(lips.map(({ blue }) => blue)),
    red: mean(lips.map(({ red }) => red)),
  };
  const strips = Array.from({ length: columns }, (_, column) => {
    const u = inside.left + ((inside.right - inside.left) * column) / (columns - 1);
    const [top, bottom] = [inside.upper(u), inside.lower(u)];
    const rows = bottom - top < minOpening ? 0 : Math.floor((bottom - top) / step);
    return Array.from({ length: rows }, (_, row) => look(u, top + (row + 0.5) * step));
  });
  const all = strips.flat();
  const pale = quantile(
    all.map(({ red }) => red),
    0.08,
  );
  const none = { filled: 0, lower: null };
  if (isSmallFace(pose) || all.length < columns * 2 || lip.red - pale < minPaleness) return none;
  const limit = lip.red - (lip.red - pale) * paleShare;
  const light = quantile(
    all.filter(({ red }) => red < limit).map(({ bright }) => bright),
    0.85,
  );
  const isShaded = lip.red - pale >= shadedPaleness;
  if (light < lip.bright * (isShaded ? minShadedLight : minLight)) return none;
  const isTooth = (seen: Colour) => seen.red < limit && seen.bright > light * toothShare;
  const filled = mean(middleColumns.map((column) => strips[column]!.filter(isTooth).length * step));
  const raw = strips.map((strip) => heightOf(strip, isTooth));
  const seen = middleColumns.filter((column) => raw[column]! > 0).length;
  const isRow = seen >= minShare * middleColumns.length;
  return { filled, lower: isRow ? { heights: evenOut(raw), light, lip } : null };
}

/** Height above the lower lip of lower teeth in a strip of the mouth. */
function heightOf(strip: readonly Colour[], isTooth: (seen: Colour) => boolean): number {
  const opening = strip.length * step;
  let row = strip.length - 1;
  while (row >= 0 && (strip.length - row) * step < shadeAboveLip && !isTooth(strip[row]!)) row -= 1;
  const last = row;
  let max = 0;
  while (row >= 0 && isTooth(strip[row]!) && strip[row]!.bright > max * dipShare) {
    max = Math.max(max, strip[row]!.bright);
    row -= 1;
  }
  if ((last - row) * step < minHeight) return 0;
  const edge = (row + 1) * step;
  const isUpper = edge < Math.max(0.035, opening * 0.22);
  if (!isUpper) return opening - edge;
  return opening > maxUpper + minHeight ? opening - maxUpper : 0;
}

/** A row of teeth is a smooth arc; deviations are gaps and shades. */
function evenOut(heights: readonly number[]): number[] {
  const near = (list: readonly number[], at: number, reach: number) =>
    Array.from(
      { length: 2 * reach + 1 },
      (_, index) => list[Math.max(0, Math.min(list.length - 1, at + index - reach))]!,
    );
  const tall = heights.map((_, at) => quantile(near(heights, at, 2), 0.6));
  return tall.map((_, at) => mean(near(tall, at, 1)));
}

/** Interpolates between the columns. */
export function heightAt(heights: readonly number[], share: number): number {
  const place = Math.max(0, Math.min(1, share)) * (heights.length - 1);
  const near = Math.min(heights.length - 2, Math.floor(place));
  return heights[near]! + (heights[near + 1]! - heights[near]!) * (place - near);
}
