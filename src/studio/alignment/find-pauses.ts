import { analysisRate } from './power-spectra.ts';

export type Span = { startSeconds: number; endSeconds: number };

const stepSeconds = 0.01;
const windowSeconds = 0.02;
/** Shorter silences are the closures of stops such as "t" and "k". */
const minPauseSeconds = 0.1;
/** A pause is at least this far below the loud parts of the speech. */
const quietDecibels = 35;
/** A pause is at most this far above the noise of the room, as a share of the distance to the loud parts. */
const noiseShare = 0.25;

/** Returns the pauses in order, including those before the first and after the last sound. */
export function findPauses(samples: Int16Array): Span[] {
  const levels = decibels(samples);
  const sorted = levels.toSorted();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [floor, loud] = [at(0.03), at(0.9)];
  const limit = Math.max(loud - quietDecibels, floor + noiseShare * (loud - floor));
  const pauses: Span[] = [];
  let start: number | null = null;
  for (let frame = 0; frame <= levels.length; frame++) {
    const isQuiet = frame < levels.length && levels[frame]! < limit;
    if (isQuiet) start ??= frame;
    else if (start !== null) {
      const span = { startSeconds: start * stepSeconds, endSeconds: frame * stepSeconds };
      const isAtEdge = start === 0 || frame === levels.length;
      if (isAtEdge || span.endSeconds - span.startSeconds >= minPauseSeconds) pauses.push(span);
      start = null;
    }
  }
  return pauses;
}

function decibels(samples: Int16Array): Float64Array {
  const step = stepSeconds * analysisRate;
  const half = (windowSeconds * analysisRate) / 2;
  return Float64Array.from({ length: Math.ceil(samples.length / step) }, (_, frame) => {
    const centre = (frame + 0.5) * step;
    const part = samples.subarray(Math.max(0, centre - half), centre + half);
    let sum = 0;
    for (const sample of part) sum += sample * sample;
    return 10 * Math.log10(sum / Math.max(1, part.length) + 1);
  });
}
