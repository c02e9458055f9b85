import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { findPicture, parseProbe, parseVideoFacts, probeArgs } from '../ffmpeg/media/parse-probe.ts';
import { runFfprobe } from '../ffmpeg/run-ffprobe.ts';
import { findShots } from './find-shots.ts';
import type { ReelReference } from './reel-plan.ts';

type Run = { signal?: AbortSignal; tools?: Partial<FfmpegTools> };

/** Adds the missing facts of a reference video: its displayed size and the starts of its shots. */
export async function readReference(reference: ReelReference, run: Run = {}): Promise<ReelReference> {
  const shots = reference.shots ?? (await findShots(reference.path, run));
  if (reference.width && reference.height) return { ...reference, shots };
  const report = await runFfprobe({
    args: probeArgs,
    path: reference.path,
    signal: run.signal,
    ffprobePath: run.tools?.ffprobePath,
  });
  const stream = findPicture(parseProbe(report));
  if (!stream) throw new RangeError('The reference video has no picture.');
  const { width, height } = parseVideoFacts(stream);
  return { ...reference, shots, width, height };
}
