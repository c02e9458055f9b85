import { sampleRate } from '../sound.ts';

export type SweepingFilter = (sample: number) => number;

/** Low-pass with a modulated cutoff (Zavalishin's topology-preserving state-variable filter). `resonance` is its Q. */
export function makeSweepingFilter(
  resonance: number,
  cornerHertzAt: (seconds: number) => number,
): SweepingFilter {
  const damping = 1 / resonance;
  let [band, low] = [0, 0];
  let [pull, divisor] = [0, 1];
  let count = 0;
  return (sample) => {
    // The cutoff changes slowly: an update every 16 samples is enough.
    if (count % 16 === 0) {
      const hertz = Math.min(20_000, Math.max(20, cornerHertzAt(count / sampleRate)));
      pull = Math.tan((Math.PI * hertz) / sampleRate);
      divisor = 1 / (1 + pull * (pull + damping));
    }
    count++;
    const high = (sample - low - band * (pull + damping)) * divisor;
    const bandNow = pull * high + band;
    const lowNow = pull * bandNow + low;
    band = pull * high + bandNow;
    low = pull * bandNow + lowNow;
    return lowNow;
  };
}
