import type { Loudness } from '../ffmpeg/parse-loudness.ts';

const targetLufs = -14;
const truePeakLimitDbtp = -1;
const finishedTolerance = 0.7;
/** AAC puts peaks a little above the limiter's; the rest of the way is measured. */
const firstCeilingDb = -2;
const mostGainDb = 40;
/** What is limited hard, AAC lifts by more. */
export const hardCeilingDb = -3;
/** Peaks cut by less than this take nothing from the loudness that one could measure. */
const harmlessLimitingDb = 3;

export type Mastering = { gainDb: number; ceilingDb: number };

export function firstMastering(mix: Loudness): Mastering {
  const wanted = mix.integratedLufs === null ? 0 : targetLufs - mix.integratedLufs;
  return { gainDb: Math.min(mostGainDb, wanted), ceilingDb: firstCeilingDb };
}

/** Whether the limiter will cut so much that the gain alone no longer tells how loud the result will be. */
export function needsRehearsal({ gainDb, ceilingDb }: Mastering, mix: Loudness): boolean {
  return mix.truePeakDbtp !== null && mix.truePeakDbtp + gainDb > ceilingDb + harmlessLimitingDb;
}

/** From how a mastering turned out: a better one, or null when nothing is to be bettered. */
export function nextMastering(
  last: Mastering,
  result: Loudness,
  tolerance: number = finishedTolerance,
): Mastering | null {
  if (result.integratedLufs === null) return null;
  const missing = targetLufs - result.integratedLufs;
  const over = Math.max(0, (result.truePeakDbtp ?? truePeakLimitDbtp) - truePeakLimitDbtp);
  if (Math.abs(missing) <= tolerance && over === 0) return null;
  return {
    gainDb: Math.min(mostGainDb, last.gainDb + missing),
    ceilingDb: over === 0 ? last.ceilingDb : last.ceilingDb - over - 0.2,
  };
}

export function buildMasteringFilter({ gainDb, ceilingDb }: Mastering): string {
  const limit = (10 ** (ceilingDb / 20)).toFixed(6);
  // `level` would undo the gain by normalising to full scale; `latency` takes back the look-ahead's delay.
  return `volume=${gainDb.toFixed(2)}dB,alimiter=limit=${limit}:attack=5:release=50:level=0:latency=1`;
}
