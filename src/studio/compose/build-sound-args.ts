import { buildPicturesInput } from '../house-format/build-join-args.ts';
import { houseAudioArgs, houseContainerArgs, houseTimescale } from '../house-format/house-format.ts';
import { buildMixGraph, type MixPlan } from './build-mix-args.ts';
import { buildMasteringFilter } from './mastering.ts';
import type { Mastering } from './mastering.ts';

/** Masters and encodes the mix into a file without a picture. */
export function buildSoundArgs(plan: {
  mixPath: string;
  mastering: Mastering;
  outputPath: string;
}): string[] {
  const sound = ['-af', buildMasteringFilter(plan.mastering), ...houseAudioArgs()];
  return ['-y', '-i', plan.mixPath, '-map', '0:a:0', ...sound, ...houseContainerArgs(), plan.outputPath];
}

/** Makes the whole video in one run: copies the pictures, and mixes, masters and encodes the sound. */
export function buildOnePassArgs(
  plan: MixPlan & { listPath: string; mastering: Mastering; outputPath: string },
): string[] {
  const { paths, graph } = buildMixGraph(plan, 1);
  const inputs = [...buildPicturesInput(plan.listPath), ...paths.flatMap((path) => ['-vn', '-i', path])];
  const mastered = `${graph};[mix]${buildMasteringFilter(plan.mastering)}[mastered]`;
  const streams = ['-filter_complex', mastered, '-map', '0:v:0', '-map', '[mastered]'];
  const encoding = ['-c:v', 'copy', '-video_track_timescale', `${houseTimescale}`, ...houseAudioArgs()];
  return [...inputs, ...streams, ...encoding, ...houseContainerArgs(), plan.outputPath];
}
