import type { Picture } from '../../raw-frames/picture.ts';
import { mean } from './statistics.ts';

/** At 30 fps, clips of 24 and 25 fps repeat every fifth and every sixth frame. */
const periods = [5, 6] as const;
/** A repeated picture only differs from the previous one by encoding noise. */
const maxChange = 0.35;
/** With fewer periods a pause in the movement could look like a rhythm. */
const minPeriods = 4;

/**
 * The numbers of all frames that do not repeat the previous one. A clip converted to 30 fps shows some frames twice, which
 * makes moving heads stutter; without them the movement is even, but a fifth or a quarter faster.
 *
 * @param changes difference of each frame to the previous one; the first is ignored.
 */
export function withoutRepeats(changes: readonly number[]): number[] {
  const frames = [...changes.keys()];
  const rhythms = periods.flatMap((period) =>
    Array.from({ length: period }, (_, phase) => ({
      period,
      phase,
      change: changeAt(changes, period, phase),
    })),
  );
  const best = rhythms.toSorted((one, other) => one.change - other.change)[0]!;
  const { period, phase, change } = best;
  if (change > maxChange || changes.length < minPeriods * period) return frames;
  // A clip of 15 or 20 fps repeats more frames and would run too fast without them.
  const repeating = rhythms.filter((rhythm) => rhythm.period === period && rhythm.change <= maxChange);
  if (repeating.length > 1) return frames;
  return frames.filter((frame) => frame === 0 || frame % period !== phase);
}

/** Difference of the frames of one phase to their predecessors, relative to all others. */
function changeAt(changes: readonly number[], period: number, phase: number): number {
  const isOfPhase = (_: number, at: number) => (at + 1) % period === phase;
  const all = changes.slice(1);
  const others = mean(all.filter((change, at) => !isOfPhase(change, at)));
  return others === 0 ? Infinity : mean(all.filter(isOfPhase)) / others;
}

const sampleStep = 6;

/** Every sixth pixel of every sixth row, enough to detect equal pictures. */
export function sampleLuma({ luma, width, height }: Picture): Uint8Array {
  const [columns, rows] = [Math.floor(width / sampleStep), Math.floor(height / sampleStep)];
  return Uint8Array.from(
    { length: columns * rows },
    (_, at) => luma[Math.floor(at / columns) * sampleStep * width + (at % columns) * sampleStep]!,
  );
}

export function lumaChange(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs(one[at]! - other[at]!);
  return sum / one.length;
}
