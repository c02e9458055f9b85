import type { Loudness } from '../ffmpeg/parse-loudness.ts';

export const targetLufs = -14;
const truePeakLimitDbtp = -1;
const loudnessTolerance = 0.5;
/** AAC puts peaks a little above the limiter's; the rest of the way is measured. */
const firstCeilingDb = -1.8;
const mostGainDb = 40;

export type Mastering = { gainDb: number; ceilingDb: number };

export function firstMastering(mix: Loudness): Mastering {
  const wanted = mix.integratedLufs === null ? 0 : targetLufs - mix.integratedLufs;
  return { gainDb: Math.min(mostGainDb, wanted), ceilingDb: firstCeilingDb };
}

/** From what the finished file turned out to be: the next attempt, or null when it is as it should be. */
export function nextMastering(last: Mastering, finished: Loudness): Mastering | null {
  if (finished.integratedLufs === null) return null;
  const missing = targetLufs - finished.integratedLufs;
  const over = Math.max(0, (finished.truePeakDbtp ?? truePeakLimitDbtp) - truePeakLimitDbtp);
  if (Math.abs(missing) <= loudnessTolerance && over === 0) return null;
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
