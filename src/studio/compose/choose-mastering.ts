import { measureLoudness } from '../ffmpeg/measure-loudness.ts';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import type { Loudness } from '../ffmpeg/parse-loudness.ts';
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

/** Finds the gain for a mix. Where the limiter cuts hard it listens to the uncompressed result before AAC is made. */
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
    // The peaks are the encoder's affair: only the loudness is looked at here.
    rehearsals.push({ mastering, result: { integratedLufs, truePeakDbtp: null } });
    const next = nextMastering(rehearsals, rehearsalTolerance);
    if (!next) break;
    mastering = next;
  }
  return { mastering, rehearsals };
}
