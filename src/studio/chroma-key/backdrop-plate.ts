import type { Picture } from '../raw-frames/picture.ts';
import { openBoxFilter } from './box-filter.ts';

/**
 * The backdrop as it would look without the subject, one value per sample of colour; `strength` as in key-picture.ts.
 */
export type BackdropPlate = { strength: Float32Array; luma: Float32Array; u: Float32Array; v: Float32Array };

/** Samples of colour along each side of a cell. */
const cellSamples = 8;
/** Radii in cells, tried in turn until one contains backdrop. */
const fillRadii = [1, 3, 8, 20, 60];
/** Samples are read at this interval in both directions, because noise disappears in the mean. */
const sampleStep = 2;
const minSureSamples = 2;

/**
 * Measures the backdrop under uneven light: each cell has the mean of the certain backdrop around it. Samples are
 * certain if they reach a share of the global backdrop's chroma, and then a larger share of the local one's, which
 * excludes half-transparent edges and clothes of a weaker key colour. The planes are overwritten by the next call.
 */
export function openPlateReader(width: number, height: number) {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const columns = Math.ceil(halfWidth / cellSamples);
  const rows = Math.ceil(halfHeight / cellSamples);
  const cells = columns * rows;
  const box = openBoxFilter(columns, rows);
  const makePlane = (length: number) => () => new Float32Array(length);
  const [strengths, lumas, us, vs] = [0, 0, 0, 0].map(makePlane(cells)) as Planes;
  const sums = [strengths, lumas, us, vs];
  const filled = sums.map(makePlane(cells)) as Planes;
  const [strength, luma, u, v] = sums.map(makePlane(halfWidth * halfHeight)) as Planes;
  const weight = new Float32Array(cells);
  const nearWeight = new Float32Array(cells);
  const nearSum = new Float32Array(cells);
  const isFilled = new Uint8Array(cells);

  /** `core` is above 0 for samples that belong to the subject. */
  function sumSureCells(
    picture: Picture,
    found: Float32Array,
    limits: Float32Array,
    limitShare: number,
    core: Float32Array | null,
  ): void {
    weight.fill(0);
    for (const plane of sums) plane.fill(0);
    for (let y = 0; y < halfHeight; y += sampleStep) {
      const firstCell = Math.floor(y / cellSamples) * columns;
      for (let x = 0, at = y * halfWidth; x < halfWidth; x += sampleStep, at += sampleStep) {
        const cell = firstCell + ((x / cellSamples) | 0);
        if (found[at]! < limits[cell]! * limitShare || (core && core[at]! > 0)) continue;
        weight[cell]! += 1;
        strengths[cell]! += found[at]!;
        lumas[cell]! += picture.luma[y * 2 * width + x * 2]!;
        us[cell]! += picture.cb[at]! - 128;
        vs[cell]! += picture.cr[at]! - 128;
      }
    }
  }

  function fillCells(): void {
    isFilled.fill(0);
    for (const radius of fillRadii) {
      box(weight, nearWeight, radius);
      filled.forEach((plane, index) => {
        box(sums[index]!, nearSum, radius);
        for (let cell = 0; cell < cells; cell += 1)
          if (!isFilled[cell] && nearWeight[cell]! > minSureSamples)
            plane[cell] = nearSum[cell]! / nearWeight[cell]!;
      });
      for (let cell = 0; cell < cells; cell += 1) if (nearWeight[cell]! > minSureSamples) isFilled[cell] = 1;
    }
  }

  return (
    picture: Picture,
    found: Float32Array,
    backdrop: { chroma: number; angleDegrees: number },
    core: Float32Array | null,
  ): BackdropPlate => {
    const angle = (backdrop.angleDegrees * Math.PI) / 180;
    const { chroma } = backdrop;
    const fallback = [chroma, 110, chroma * Math.cos(angle), chroma * Math.sin(angle)];
    filled.forEach((plane, index) => plane.fill(fallback[index]!));
    for (const share of [0.5, 0.82]) {
      sumSureCells(picture, found, filled[0], share, core);
      fillCells();
    }
    const plate = { strength, luma, u, v };
    Object.values(plate).forEach((plane, index) =>
      stretchCells(filled[index]!, columns, rows, cellSamples, plane, halfWidth),
    );
    return plate;
  };
}

type Planes = [Float32Array, Float32Array, Float32Array, Float32Array];

/** Interpolates a grid of values at the centres of cells of `cellSamples` to each sample of `target`. */
function stretchCells(
  cells: Float32Array,
  columns: number,
  rows: number,
  cellSamples: number,
  target: Float32Array,
  width: number,
): void {
  const height = target.length / width;
  for (let y = 0; y < height; y += 1) {
    const cellY = Math.min(rows - 1, Math.max(0, (y + 0.5) / cellSamples - 0.5));
    const upper = (cellY | 0) * columns;
    const lower = Math.min(rows - 1, (cellY | 0) + 1) * columns;
    const fy = cellY - (cellY | 0);
    for (let column = -1, x = 0; column < columns; column += 1) {
      const left = Math.max(0, column);
      const right = Math.min(columns - 1, column + 1);
      const from = cells[upper + left]! + (cells[lower + left]! - cells[upper + left]!) * fy;
      const to = cells[upper + right]! + (cells[lower + right]! - cells[upper + right]!) * fy;
      const end = Math.min(width, (column + 1.5) * cellSamples);
      for (; x < end; x += 1)
        target[y * width + x] = from + (to - from) * ((x + 0.5) / cellSamples - 0.5 - column);
    }
  }
}
