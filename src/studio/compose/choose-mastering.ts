import { measureLoudness } from '../ffmpeg/loudness/measure-loudness.ts';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import type { Loudness } from '../ffmpeg/loudness/parse-loudness.ts';
import {
  buildMasteringFilter,
  firstMastering,
  hardCeilingDb,
  needsDryRun,
  nextMastering,
} from './mastering.ts';
import type { Mastering, Trial } from './mastering.ts';

const maxDryRuns = 3;
const dryRunTolerance = 0.3;

/** Finds the gain for a mix. If the limiter cuts hard, the uncompressed result is measured before encoding to AAC. */
export async function chooseMastering(job: {
  mixPath: string;
  mix: Loudness;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
}): Promise<{ mastering: Mastering; dryRuns: Trial[] }> {
  const first = firstMastering(job.mix);
  if (!needsDryRun(first, job.mix)) return { mastering: first, dryRuns: [] };
  const dryRuns: Trial[] = [];
  let mastering: Mastering = { ...first, ceilingDb: hardCeilingDb };
  for (let dryRun = 0; dryRun < maxDryRuns; dryRun++) {
    const filter = buildMasteringFilter(mastering);
    const { mixPath: path, signal, tools } = job;
    const { integratedLufs } = await measureLoudness({ path, filter, hasPeaks: false, signal, tools });
    // Only the loudness matters here: the encoder changes the peaks.
    dryRuns.push({ mastering, result: { integratedLufs, truePeakDbtp: null } });
    const next = nextMastering(dryRuns, dryRunTolerance);
    if (!next) break;
    mastering = next;
  }
  return { mastering, dryRuns };
}
