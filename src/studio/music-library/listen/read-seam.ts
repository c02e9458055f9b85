/** The jump and the change of slope at the loop's seam, relative to the rest of the wave. */
export function readSeam(samples: Float32Array): { jump: number; bend: number } {
  const count = samples.length;
  const jumps = new Float64Array(count);
  const bends = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    const before = samples[index === 0 ? count - 1 : index - 1]!;
    const after = samples[index === count - 1 ? 0 : index + 1]!;
    jumps[index] = Math.abs(samples[index]! - before);
    bends[index] = Math.abs(after - 2 * samples[index]! + before);
  }
  const jump = jumps[0]!;
  const bend = Math.max(bends[count - 1]!, bends[0]!);
  return { jump: jump / nearlyHighest(jumps), bend: bend / nearlyHighest(bends) };
}

/** The 99.9th percentile. */
const nearlyHighest = (values: Float64Array): number => values.sort()[Math.floor(values.length * 0.999)]!;
