import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { measureLoudness } from '../ffmpeg/loudness/measure-loudness.ts';
import { parseLoudness, type Loudness } from '../ffmpeg/loudness/parse-loudness.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { buildJoinArgs, buildPicturesInput } from '../house-format/build-join-args.ts';
import {
  houseFrameRate,
  houseAudioArgs,
  houseContainerArgs,
  houseTimescale,
} from '../house-format/house-format.ts';
import { buildMixArgs, buildMixGraph, type MixPlan } from './build-mix-args.ts';
import { chooseMastering } from './choose-mastering.ts';
import { writeJoinList } from './join-pictures.ts';
import {
  firstMastering,
  needsDryRun,
  nextMastering,
  buildMasteringFilter,
  type Mastering,
} from './mastering.ts';
import { mixLevels } from './mix-levels.ts';
import { predictMix } from './predict-mix.ts';
import { readMixSources } from './read-mix-sources.ts';
import type { Timeline } from './timeline.ts';

export type Composition = Timeline & {
  outputPath: string;
  workFolder: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
  log?: (command: string) => void;
};

const mixShare = 0.4;
/** A second attempt, which is rare, does not report progress. */
const soundShare = 0.85;
const joinedShare = 0.95;
const maxAttempts = 4;

/**
 * Joins the segments of a timeline without re-encoding pictures, and mixes the sound: -14 LUFS, true peak at most -1 dBTP,
 * both measured in the encoded sound of the final file. The file gets its final name only when it is complete. Throws
 * RangeError without segments, or for a segment of another format.
 */
export async function composeVideo(
  job: Composition,
): Promise<{ durationSeconds: number; frames: number; loudness: Loudness }> {
  const { format, voiceOver, music, workFolder, signal, tools } = job;
  if (job.segments.length === 0) throw new RangeError('A video needs at least one segment.');
  const segments = job.segments.map(({ path, durationSeconds, sound, loudness, spokenUntilSeconds }) => ({
    path,
    sound,
    isSilent: loudness.integratedLufs === null,
    spokenUntilSeconds,
    frames: Math.round(durationSeconds * houseFrameRate),
  }));
  const frames = segments.reduce((sum, segment) => sum + segment.frames, 0);
  const durationSeconds = frames / houseFrameRate;

  const run = (args: string[], from: number, to: number) =>
    runFfmpeg({
      args,
      durationSeconds,
      signal,
      onProgress: (fraction) => job.onProgress?.(from + fraction * (to - from)),
      ffmpegPath: tools?.ffmpegPath,
      log: job.log,
    });

  const [listPath, sources] = await Promise.all([
    writeJoinList({ format, clips: segments, workFolder, signal, tools }),
    readMixSources(job, { workFolder, signal, tools }),
  ]);
  const levels = mixLevels(sources);
  const mixPlan = { segments, ...(voiceOver && { voiceOver }), ...(music && { music }), levels };
  const partPath = join(workFolder, 'composed.part.mp4');
  const measure = (path: string) => measureLoudness({ path, signal, tools });

  const makeInOnePass = async (): Promise<Loudness | null> => {
    const mix = predictMix(job.segments, { sources, levels, voiceOver: voiceOver?.loudness });
    const mastering = firstMastering(mix);
    if (needsDryRun(mastering, mix)) return null;
    const args = buildOnePassArgs({ ...mixPlan, listPath, mastering, outputPath: partPath });
    await run(args, 0, joinedShare);
    const result = await measure(partPath);
    return nextMastering([{ mastering, result }]) ? null : result;
  };

  const makeInSteps = async (): Promise<Loudness> => {
    const mixPath = join(workFolder, 'mix.wav');
    const { stderr } = await run(buildMixArgs({ ...mixPlan, outputPath: mixPath }), 0, mixShare);
    const soundPath = join(workFolder, 'sound.m4a');
    const chosen = await chooseMastering({ mixPath, mix: parseLoudness(stderr), signal, tools });
    const trials = chosen.dryRuns;
    let { mastering } = chosen;
    let result: Loudness = { integratedLufs: null, truePeakDbtp: null };
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const soundArgs = buildSoundArgs({ mixPath, mastering, outputPath: soundPath });
      await run(soundArgs, attempt === 0 ? mixShare : soundShare, soundShare);
      result = await measure(soundPath);
      trials.push({ mastering, result });
      const next = nextMastering(trials);
      if (!next) break;
      mastering = next;
    }
    await run(buildJoinArgs({ listPath, soundPath, outputPath: partPath }), soundShare, joinedShare);
    await Promise.all([rm(mixPath), rm(soundPath)]);
    return result;
  };

  // Most mixes have the predicted loudness. The others are measured first and mastered until the result is right.
  const loudness = (await makeInOnePass()) ?? (await makeInSteps());
  await rename(partPath, job.outputPath);
  job.onProgress?.(1);
  return { durationSeconds, frames, loudness };
}

/** Masters and encodes the mix into a file without a picture. */
function buildSoundArgs(plan: { mixPath: string; mastering: Mastering; outputPath: string }): string[] {
  const sound = ['-af', buildMasteringFilter(plan.mastering), ...houseAudioArgs()];
  return ['-y', '-i', plan.mixPath, '-map', '0:a:0', ...sound, ...houseContainerArgs(), plan.outputPath];
}

/** Makes the whole video in one run: copies the pictures, and mixes, masters and encodes the sound. */
function buildOnePassArgs(
  plan: MixPlan & { listPath: string; mastering: Mastering; outputPath: string },
): string[] {
  const { paths, graph } = buildMixGraph(plan, 1);
  const inputs = [...buildPicturesInput(plan.listPath), ...paths.flatMap((path) => ['-vn', '-i', path])];
  const mastered = `${graph};[mix]${buildMasteringFilter(plan.mastering)}[mastered]`;
  const streams = ['-filter_complex', mastered, '-map', '0:v:0', '-map', '[mastered]'];
  const encoding = ['-c:v', 'copy', '-video_track_timescale', `${houseTimescale}`, ...houseAudioArgs()];
  return [...inputs, ...streams, ...encoding, ...houseContainerArgs(), plan.outputPath];
}
