import { samplePlane, type Picture } from '../../raw-frames/picture.ts';
import { toPicture, type Pose } from '../landmarks/pose.ts';
import { quantile } from '../footage/statistics.ts';

/** Position of the mesh's mouth in face space. */
export type MouthPlace = {
  centreU: number;
  /** From the middle to the corners of the inner lips. */
  halfWidth: number;
  /** The outer edges of the upper and of the lower lip. */
  top: number;
  bottom: number;
  openness: number;
};

const columns = 9;
const rows = 72;
/** Share of the half width: towards the corners lips touch even in an open mouth. */
const bandShare = 0.4;
/** Minimum red of lips; below it noise would count as teeth. */
const minRed = 6;
/** Maximum thickness of the line between closed lips, in eye distances. */
const lineThickness = 0.016;
/**
 * Units of the three cues for open lips, calibrated on 277 mouths of six people labelled by eye: the drop of red between
 * the lips (teeth and cavities are paler), the opening of the mesh and a dark area, in eye distances.
 */
const fallUnit = 0.13;
const openUnit = 0.067;
const darkUnit = 0.0655;
const darkShare = 0.6;

/**
 * Visible gap between the lips: up to 1 they look closed, above 1 teeth or the dark of the mouth show. The mesh alone is
 * not sufficient, because it reports a fifth of the mouths with visible teeth as closed.
 */
export function measureLipGap(picture: Picture, pose: Pose, place: MouthPlace): number {
  const { luma, cr, width, height } = picture;
  const lineRows = Math.max(1, Math.round((lineThickness * rows) / Math.max(0.05, place.bottom - place.top)));
  const lumas: number[][] = [];
  const falls: number[] = [];
  const reds: number[] = [];
  for (let column = 0; column < columns; column += 1) {
    const u = place.centreU + place.halfWidth * bandShare * ((2 * column) / (columns - 1) - 1);
    const red: number[] = [];
    const bright: number[] = [];
    for (let row = 0; row < rows; row += 1) {
      const v = place.top + ((place.bottom - place.top) * (row + 0.5)) / rows;
      const [x, y] = toPicture(pose, u, v);
      bright.push(samplePlane(luma, width, height, x - 0.5, y - 0.5));
      red.push(samplePlane(cr, width / 2, height / 2, x / 2 - 0.5, y / 2 - 0.5) - 128);
    }
    falls.push(deepestFall(closeLines(smooth(red, 2), lineRows)));
    reds.push(...red);
    lumas.push(smooth(bright, 1));
  }
  const fall = quantile(falls, 0.5) / Math.max(minRed, quantile(reds, 0.85));
  const dark = darkShare * quantile(lumas.flat(), 0.6);
  const darkRows = lumas.map((column) => column.filter((value) => value < dark).length);
  const darkness = (quantile(darkRows, 0.5) / rows) * (place.bottom - place.top);
  return Math.max((fall / fallUnit + place.openness / openUnit) / 2, darkness / darkUnit);
}

/** Depth of the deepest dip below the maxima on both sides. */
function deepestFall(values: readonly number[]): number {
  const reachedAfter = new Float32Array(values.length);
  let max = -Infinity;
  for (let at = values.length - 1; at >= 0; at -= 1) {
    max = Math.max(max, values[at]!);
    reachedAfter[at] = max;
  }
  max = -Infinity;
  let deepest = 0;
  for (const [at, value] of values.entries()) {
    max = Math.max(max, value);
    deepest = Math.max(deepest, Math.min(max, reachedAfter[at]!) - value);
  }
  return deepest;
}

/** Fills dips of at most `length` (a morphological closing). */
function closeLines(values: readonly number[], length: number): number[] {
  const windowed = (list: readonly number[], pick: (...all: number[]) => number, before: number) =>
    list.map((_, at) => pick(...list.slice(Math.max(0, at - before), at - before + length)));
  const before = length >> 1;
  return windowed(windowed(values, Math.max, before), Math.min, length - 1 - before);
}

function smooth(values: readonly number[], reach: number): number[] {
  return values.map((_, at) => {
    let sum = 0;
    for (let near = at - reach; near <= at + reach; near += 1)
      sum += values[Math.max(0, Math.min(values.length - 1, near))]!;
    return sum / (2 * reach + 1);
  });
}
