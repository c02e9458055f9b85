import type { Sound } from './sound.ts';

export const waveformPeaks = 120;

/** The loudest sample of each of 120 equal parts, in hundredths of the loudest of all. */
export function drawWaveform({ left, right }: Sound): number[] {
  const span = left.length / waveformPeaks;
  const peaks = Array.from({ length: waveformPeaks }, (_, part) => {
    let peak = 0;
    for (let index = Math.floor(part * span); index < Math.floor((part + 1) * span); index++) {
      peak = Math.max(peak, Math.abs(left[index]!), Math.abs(right[index]!));
    }
    return peak;
  });
  const highest = Math.max(...peaks, 1e-9);
  return peaks.map((peak) => Math.round((peak / highest) * 100));
}
