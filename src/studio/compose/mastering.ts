import type { Loudness } from '../ffmpeg/loudness/parse-loudness.ts';

const targetLufs = -14;
const truePeakLimitDbtp = -1;
/** The measurement is accurate to a tenth. */
const finishedTolerance = 0.45;
/** AAC raises peaks slightly above the limiter's ceiling; the rest is measured. */
const firstCeilingDb = -2;
const maxGainDb = 40;
/** After hard limiting AAC overshoots by more. */
export const hardCeilingDb = -3;
/** Cutting peaks by less than this does not measurably reduce the loudness. */
const harmlessLimitingDb = 3;

/** With a smaller effect, more gain would only drive the limiter. */
const minEffect = 0.35;

export type Mastering = { gainDb: number; ceilingDb: number };

export function firstMastering(mix: Loudness): Mastering {
  const wanted = mix.integratedLufs === null ? 0 : targetLufs - mix.integratedLufs;
  return { gainDb: Math.min(maxGainDb, wanted), ceilingDb: firstCeilingDb };
}

/** Whether the limiter will cut so much that the gain alone does not predict the loudness of the result. */
export function needsDryRun({ gainDb, ceilingDb }: Mastering, mix: Loudness): boolean {
  return mix.truePeakDbtp !== null && mix.truePeakDbtp + gainDb > ceilingDb + harmlessLimitingDb;
}

/** A mastering and its measured result. */
export type Trial = { mastering: Mastering; result: Loudness };

/** Returns a better mastering from the results so far, the latest last, or null if the last one is good enough. */
export function nextMastering(trials: readonly Trial[], tolerance = finishedTolerance): Mastering | null {
  const { mastering, result } = trials.at(-1)!;
  if (result.integratedLufs === null) return null;
  const missing = targetLufs - result.integratedLufs;
  const over = Math.max(0, (result.truePeakDbtp ?? truePeakLimitDbtp) - truePeakLimitDbtp);
  if (Math.abs(missing) <= tolerance && over === 0) return null;
  const effect = effectOfGain(trials);
  // Peaks after AAC change with the sound, so lowering the ceiling only by the excess would miss again.
  const lowerDb = over === 0 ? 0 : 2 * over + 0.3;
  // Lowering both gain and ceiling by a decibel lowers the result by one, which gives the effect of the ceiling.
  const gainDb = mastering.gainDb + (missing + (1 - effect) * lowerDb) / effect;
  return { gainDb: Math.min(maxGainDb, gainDb), ceilingDb: mastering.ceilingDb - lowerDb };
}

/** The effect of one more dB on the loudness: below 1 where the limiter takes a part back. */
function effectOfGain(trials: readonly Trial[]): number {
  const [before, last] = trials.slice(-2);
  if (!before || !last || before.result.integratedLufs === null || last.result.integratedLufs === null)
    return 1;
  // Adjusts the earlier trial to the ceiling of the later one.
  const shift = last.mastering.ceilingDb - before.mastering.ceilingDb;
  const louder = last.result.integratedLufs - before.result.integratedLufs - shift;
  const gained = last.mastering.gainDb - before.mastering.gainDb - shift;
  return Math.abs(gained) < 0.05 ? 1 : Math.min(1, Math.max(minEffect, louder / gained));
}

export function buildMasteringFilter({ gainDb, ceilingDb }: Mastering): string {
  const limit = (10 ** (ceilingDb / 20)).toFixed(6);
  // `level` would undo the gain by normalising to full scale; `latency` compensates the look-ahead's delay.
  return `volume=${gainDb.toFixed(2)}dB,alimiter=limit=${limit}:attack=5:release=50:level=0:latency=1`;
}
