import { secondsToSamples } from '../sound.ts';
import type { Sound } from '../sound.ts';

const lookAheadSeconds = 0.006;

/** Look-ahead limiter: no sample exceeds the ceiling, and the gain is smooth across the loop's seam. In place. */
export function limit(loop: Sound, ceiling: number): void {
  const count = loop.left.length;
  const reach = secondsToSamples(lookAheadSeconds);
  const wanted = Float32Array.from({ length: count }, (_, index) =>
    Math.min(1, ceiling / Math.max(Math.abs(loop.left[index]!), Math.abs(loop.right[index]!), 1e-9)),
  );
  const gains = smoothInLoop(lowestInLoop(wanted, reach), reach);
  for (let index = 0; index < count; index++) {
    loop.left[index]! *= gains[index]!;
    loop.right[index]! *= gains[index]!;
  }
}

/** The lowest value within `reach` on either side. */
function lowestInLoop(values: Float32Array, reach: number): Float32Array {
  const count = values.length;
  const lowest = new Float32Array(count);
  const queue = new Int32Array(count + 2 * reach);
  let [head, tail] = [0, 0];
  for (let position = -reach; position < count + reach; position++) {
    const value = values[(position + count) % count]!;
    while (tail > head && values[(queue[tail - 1]! + count) % count]! >= value) tail--;
    queue[tail++] = position;
    const middle = position - reach;
    if (middle < 0) continue;
    while (queue[head]! < middle - reach) head++;
    lowest[middle] = values[(queue[head]! + count) % count]!;
  }
  return lowest;
}

/** Moving average over the same reach: never above the required gain. */
function smoothInLoop(values: Float32Array, reach: number): Float32Array {
  const count = values.length;
  const smooth = new Float32Array(count);
  let sum = 0;
  for (let offset = -reach; offset <= reach; offset++) sum += values[(offset + count) % count]!;
  for (let index = 0; index < count; index++) {
    smooth[index] = Math.min(1, sum / (2 * reach + 1));
    sum += values[(index + reach + 1) % count]! - values[(index - reach + count) % count]!;
  }
  return smooth;
}
