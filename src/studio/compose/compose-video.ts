import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { measureLoudness } from '../ffmpeg/measure-loudness.ts';
import { parseLoudness } from '../ffmpeg/parse-loudness.ts';
import type { Loudness } from '../ffmpeg/parse-loudness.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { houseFrame } from '../house-format/house-format.ts';
import { buildJoinArgs } from './build-join-args.ts';
import { buildMixArgs } from './build-mix-args.ts';
import { chooseMastering } from './choose-mastering.ts';
import { writeJoinList } from './join-pictures.ts';
import { nextMastering } from './mastering.ts';
import { mixLevels } from './mix-levels.ts';

/** In house format, with what its normalising said of it. */
export type ComposeClip = { path: string; durationSeconds: number; loudness: Loudness };

export type Composition = {
  hook: ComposeClip;
  product: ComposeClip;
  /** As prepareMusic left it; volume 0 to 100. */
  music?: { path: string; durationSeconds: number; loudness: Loudness; volume: number };
  outputPath: string;
  workDir: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
  log?: (command: string) => void;
};

const mixShare = 0.4;
/** A second attempt, which is rare, shows no progress of its own. */
const joinedShare = 0.95;
const mostAttempts = 4;

/**
 * Joins hook and product without encoding a picture, and builds the sound anew: -14 LUFS, true peak at most -1 dBTP,
 * both measured in the finished file, which appears under its name only when it is complete.
 */
export async function composeVideo(
  job: Composition,
): Promise<{ durationSeconds: number; frames: number; loudness: Loudness }> {
  const hook = { ...job.hook, frames: framesOf(job.hook) };
  const product = { ...job.product, frames: framesOf(job.product) };
  const frames = hook.frames + product.frames;
  const durationSeconds = frames / houseFrame.framesPerSecond;

  const run = (args: string[], from: number, to: number) =>
    runFfmpeg({
      args,
      durationSeconds,
      signal: job.signal,
      onProgress: (fraction) => job.onProgress?.(from + fraction * (to - from)),
      ffmpegPath: job.tools?.ffmpegPath,
      log: job.log,
    });

  const mixPath = join(job.workDir, 'mix.wav');
  const levels = mixLevels(await readMixSources(job));
  const mixArgs = buildMixArgs({ hook, product, music: job.music, levels, outputPath: mixPath });
  const { stderr } = await run(mixArgs, 0, mixShare);

  const { workDir, signal, tools } = job;
  const listPath = await writeJoinList({ clips: [hook, product], workDir, signal, tools });
  const partPath = join(workDir, 'composed.part.mp4');
  const mix = parseLoudness(stderr);
  let mastering = await chooseMastering({ mixPath, mix, signal, tools });
  let loudness: Loudness = { integratedLufs: null, truePeakDbtp: null };
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const joinArgs = buildJoinArgs({ listPath, mixPath, mastering, outputPath: partPath });
    await run(joinArgs, attempt === 0 ? mixShare : joinedShare, joinedShare);
    loudness = await measureLoudness({ path: partPath, signal, tools });
    const next = nextMastering(mastering, loudness);
    if (!next) break;
    mastering = next;
  }
  await rename(partPath, job.outputPath);
  await rm(mixPath);
  job.onProgress?.(1);
  return { durationSeconds, frames, loudness };
}

async function readMixSources({ hook, product, music, signal, tools }: Composition) {
  const voices = {
    hookLufs: hook.loudness.integratedLufs,
    productLufs: product.loudness.integratedLufs,
  };
  if (!music || music.volume <= 0) return voices;
  const start = await measureLoudness({ path: music.path, endSeconds: hook.durationSeconds, signal, tools });
  const { integratedLufs } = music.loudness;
  return { ...voices, music: { integratedLufs, duringHookLufs: start.integratedLufs, volume: music.volume } };
}

function framesOf({ durationSeconds }: ComposeClip): number {
  return Math.round(durationSeconds * houseFrame.framesPerSecond);
}
