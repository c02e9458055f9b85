import { featuresPerFrame } from './mel-cepstra.ts';

/** Additional cost of a step on one side only, because speech mostly continues on both. */
const waitCost = 0.45;

export type TimeWarp = {
  /** Mean distance of the matched frames. */
  cost: number;
  /** For each left frame, the first and the last matching right frame. */
  firstRight: Int32Array;
  lastRight: Int32Array;
};

const advanceBoth = 0;
const advanceLeft = 1;
const advanceRight = 2;

/**
 * Dynamic time warping (Sakoe & Chiba, 1978) of two sequences of the same number of frames, within `halfBand` frames of
 * the diagonal.
 */
export function warpTime(left: Float32Array, right: Float32Array, halfBand: number): TimeWarp {
  const frames = left.length / featuresPerFrame;
  const width = 2 * halfBand + 1;
  const steps = new Uint8Array(frames * width);
  let above = new Float64Array(width + 1).fill(Infinity);
  let here = new Float64Array(width + 1).fill(Infinity);
  for (let row = 0; row < frames; row++) {
    here.fill(Infinity);
    const firstOffset = Math.max(0, halfBand - row);
    const lastOffset = Math.min(width - 1, frames - 1 - row + halfBand);
    for (let offset = firstOffset; offset <= lastOffset; offset++) {
      const column = row - halfBand + offset;
      const distance = frameDistance(left, row, right, column);
      // The band moves right by one frame per row, so the same column is one position further right in the row above.
      const fromAbove = above[offset + 1]! + waitCost;
      const fromBefore = offset > 0 ? here[offset - 1]! + waitCost : Infinity;
      // A diagonal step pays its distance twice, once per side; otherwise it would always be cheaper than two single
      // steps.
      let min = (row === 0 && column === 0 ? 0 : above[offset]!) + distance;
      let step = advanceBoth;
      if (fromAbove < min) {
        min = fromAbove;
        step = advanceLeft;
      }
      if (fromBefore < min) {
        min = fromBefore;
        step = advanceRight;
      }
      here[offset] = min + distance;
      steps[row * width + offset] = step;
    }
    [above, here] = [here, above];
  }
  return traceBack({ left, right, steps, halfBand });
}

function traceBack(warped: {
  left: Float32Array;
  right: Float32Array;
  steps: Uint8Array;
  halfBand: number;
}): TimeWarp {
  const { left, right, steps, halfBand } = warped;
  const frames = left.length / featuresPerFrame;
  const firstRight = new Int32Array(frames).fill(frames);
  const lastRight = new Int32Array(frames).fill(-1);
  let [sum, matches] = [0, 0];
  let [row, column] = [frames - 1, frames - 1];
  while (row >= 0 && column >= 0) {
    firstRight[row] = Math.min(firstRight[row]!, column);
    lastRight[row] = Math.max(lastRight[row]!, column);
    sum += frameDistance(left, row, right, column);
    matches++;
    const step = steps[row * (2 * halfBand + 1) + column - row + halfBand];
    if (step !== advanceRight) row--;
    if (step !== advanceLeft) column--;
  }
  return { cost: sum / matches, firstRight, lastRight };
}

/** Mean distance of other features along a path, which scores them without a search of their own. */
export function costAlong({ firstRight, lastRight }: TimeWarp, left: Float32Array, right: Float32Array) {
  let [sum, matches] = [0, 0];
  for (let row = 0; row < firstRight.length; row++) {
    for (let column = firstRight[row]!; column <= lastRight[row]!; column++) {
      sum += frameDistance(left, row, right, column);
      matches++;
    }
  }
  return sum / matches;
}

function frameDistance(left: Float32Array, leftFrame: number, right: Float32Array, rightFrame: number) {
  const leftOffset = leftFrame * featuresPerFrame;
  const rightOffset = rightFrame * featuresPerFrame;
  let sum = 0;
  for (let feature = 0; feature < featuresPerFrame; feature++) {
    const difference = left[leftOffset + feature]! - right[rightOffset + feature]!;
    sum += difference * difference;
  }
  return Math.sqrt(sum / featuresPerFrame);
}
