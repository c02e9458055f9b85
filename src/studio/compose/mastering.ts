import type { Loudness } from '../ffmpeg/parse-loudness.ts';

const targetLufs = -14;
const truePeakLimitDbtp = -1;
/** The measure is exact to a tenth. */
const finishedTolerance = 0.45;
/** AAC puts peaks a little above the limiter's; the rest of the way is measured. */
const firstCeilingDb = -2;
const maxGainDb = 40;
/** Hard limiting makes AAC overshoot by more. */
export const hardCeilingDb = -3;
/** Peaks cut by less than this take nothing from the loudness that one could measure. */
const harmlessLimitingDb = 3;

/** Beyond this the limiter would be pushed for nothing. */
const minEffect = 0.35;

export type Mastering = { gainDb: number; ceilingDb: number };

export function firstMastering(mix: Loudness): Mastering {
  const wanted = mix.integratedLufs === null ? 0 : targetLufs - mix.integratedLufs;
  return { gainDb: Math.min(maxGainDb, wanted), ceilingDb: firstCeilingDb };
}

/** Whether the limiter will cut so much that the gain alone no longer predicts the loudness of the result. */
export function needsRehearsal({ gainDb, ceilingDb }: Mastering, mix: Loudness): boolean {
  return mix.truePeakDbtp !== null && mix.truePeakDbtp + gainDb > ceilingDb + harmlessLimitingDb;
}

/** A mastering and how it turned out. */
export type Trial = { mastering: Mastering; result: Loudness };

/** From how masterings turned out, the latest last: a better one, or null when nothing is to be bettered. */
export function nextMastering(trials: readonly Trial[], tolerance = finishedTolerance): Mastering | null {
  const { mastering, result } = trials.at(-1)!;
  if (result.integratedLufs === null) return null;
  const missing = targetLufs - result.integratedLufs;
  const over = Math.max(0, (result.truePeakDbtp ?? truePeakLimitDbtp) - truePeakLimitDbtp);
  if (Math.abs(missing) <= tolerance && over === 0) return null;
  const effect = effectOfGain(trials);
  // Another sound has other peaks after AAC: a ceiling that is only as much lower misses again.
  const lowerDb = over === 0 ? 0 : 2 * over + 0.3;
  // Gain and ceiling that both fall by a decibel make the whole fall by one: what the ceiling takes follows from it.
  const gainDb = mastering.gainDb + (missing + (1 - effect) * lowerDb) / effect;
  return { gainDb: Math.min(maxGainDb, gainDb), ceilingDb: mastering.ceilingDb - lowerDb };
}

/** How much louder one more dB makes it: less than one where the limiter takes a part of it away again. */
function effectOfGain(trials: readonly Trial[]): number {
  const [before, last] = trials.slice(-2);
  if (!before || !last || before.result.integratedLufs === null || last.result.integratedLufs === null)
    return 1;
  // As if the earlier one had had the later ceiling.
  const shift = last.mastering.ceilingDb - before.mastering.ceilingDb;
  const louder = last.result.integratedLufs - before.result.integratedLufs - shift;
  const gained = last.mastering.gainDb - before.mastering.gainDb - shift;
  return Math.abs(gained) < 0.05 ? 1 : Math.min(1, Math.max(minEffect, louder / gained));
}

export function buildMasteringFilter({ gainDb, ceilingDb }: Mastering): string {
  const limit = (10 ** (ceilingDb / 20)).toFixed(6);
  // `level` would undo the gain by normalising to full scale; `latency` takes back the look-ahead's delay.
  return `volume=${gainDb.toFixed(2)}dB,alimiter=limit=${limit}:attack=5:release=50:level=0:latency=1`;
}
