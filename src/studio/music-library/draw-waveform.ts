import type { Sound } from './sound.ts';

export const waveformParts = 120;

/**
 * RMS level of 120 equal parts, as a percentage of the loudest part. Peaks would be useless: in mastered music nearly
 * every part has a peak at the limiter.
 */
export function drawWaveform({ left, right }: Sound): number[] {
  const span = left.length / waveformParts;
  const levels = Array.from({ length: waveformParts }, (_, part) => {
    const [from, to] = [Math.floor(part * span), Math.floor((part + 1) * span)];
    let power = 0;
    for (let index = from; index < to; index++) power += left[index]! ** 2 + right[index]! ** 2;
    return Math.sqrt(power / (to - from));
  });
  const loudest = Math.max(...levels, 1e-9);
  return levels.map((level) => Math.round((level / loudest) * 100));
}
