import { measureLoudness } from '../ffmpeg/loudness/measure-loudness.ts';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import type { Loudness } from '../ffmpeg/loudness/parse-loudness.ts';
import {
  buildMasteringFilter,
  firstMastering,
  hardCeilingDb,
  needsRehearsal,
  nextMastering,
} from './mastering.ts';
import type { Mastering, Trial } from './mastering.ts';

const maxRehearsals = 3;
const rehearsalTolerance = 0.3;

/** Finds the gain for a mix. If the limiter cuts hard, the uncompressed result is measured before encoding to AAC. */
export async function chooseMastering(job: {
  mixPath: string;
  mix: Loudness;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
}): Promise<{ mastering: Mastering; rehearsals: Trial[] }> {
  const first = firstMastering(job.mix);
  if (!needsRehearsal(first, job.mix)) return { mastering: first, rehearsals: [] };
  const rehearsals: Trial[] = [];
  let mastering: Mastering = { ...first, ceilingDb: hardCeilingDb };
  for (let rehearsal = 0; rehearsal < maxRehearsals; rehearsal++) {
    const filter = buildMasteringFilter(mastering);
    const { mixPath: path, signal, tools } = job;
    const { integratedLufs } = await measureLoudness({ path, filter, hasPeaks: false, signal, tools });
    // Only the loudness matters here: the encoder changes the peaks.
    rehearsals.push({ mastering, result: { integratedLufs, truePeakDbtp: null } });
    const next = nextMastering(rehearsals, rehearsalTolerance);
    if (!next) break;
    mastering = next;
  }
  return { mastering, rehearsals };
}
