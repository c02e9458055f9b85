import type { Picture } from '../raw-frames/picture.ts';
import { mean } from './statistics.ts';

/** Clips of 24 and of 25 frames a second repeat every fifth and every sixth frame at 30. */
const periods = [5, 6] as const;
/** A repeated picture differs from the one before by what the encoder does to it, far less than any other. */
const maxChange = 0.35;
/** With fewer periods than this a pause in the movement could be taken for a rhythm. */
const minPeriods = 4;

/**
 * The numbers of all frames that do not repeat the one before. A clip that was brought to 30 frames a second shows
 * some of its frames twice, and heads that move stop each time; without those the movement is even, a fifth or a
 * quarter faster.
 *
 * @param changes how far each frame is from the one before; the first is not looked at.
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
  // A clip of 15 or 20 frames a second repeats more of them, and would run too fast without.
  const repeating = rhythms.filter((rhythm) => rhythm.period === period && rhythm.change <= maxChange);
  if (repeating.length > 1) return frames;
  return frames.filter((frame) => frame === 0 || frame % period !== phase);
}

/** How much the frames of one phase differ from those before, against all others. */
function changeAt(changes: readonly number[], period: number, phase: number): number {
  const isOfPhase = (_: number, at: number) => (at + 1) % period === phase;
  const all = changes.slice(1);
  const others = mean(all.filter((change, at) => !isOfPhase(change, at)));
  return others === 0 ? Infinity : mean(all.filter(isOfPhase)) / others;
}

const sampleStep = 6;

/** Each sixth grey level of each sixth row: enough to tell whether two pictures are the same. */
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
