import {
  houseAudioArgs,
  houseContainerArgs,
  houseFrameRate,
  houseTimescale,
} from '../house-format/house-format.ts';
import { buildMixGraph, type MixPlan } from './build-mix-args.ts';
import { buildMasteringFilter } from './mastering.ts';
import type { Mastering } from './mastering.ts';

/** The script for ffmpeg's concat demuxer. It states the lengths, since a clip's sound may end after its picture. */
export function buildJoinList(clips: readonly { name: string; frames: number }[]): string {
  const entries = clips.flatMap(({ name, frames }) => [
    `file ${name}`,
    `duration ${(frames / houseFrameRate).toFixed(6)}`,
  ]);
  return ['ffconcat version 1.0', ...entries, ''].join('\n');
}

/** The mix mastered and encoded, in a file without a picture. */
export function buildSoundArgs(plan: {
  mixPath: string;
  mastering: Mastering;
  outputPath: string;
}): string[] {
  const sound = ['-af', buildMasteringFilter(plan.mastering), ...houseAudioArgs()];
  return ['-y', '-i', plan.mixPath, '-map', '0:a:0', ...sound, ...houseContainerArgs(), plan.outputPath];
}

// Sound begins with the encoder's padding before zero; without copyts the pictures would be moved by its length.

/** The whole video in one run: pictures copied, sound mixed, mastered and encoded. */
export function buildOnePassArgs(
  plan: MixPlan & { listPath: string; mastering: Mastering; outputPath: string },
): string[] {
  const { paths, graph } = buildMixGraph(plan, 1);
  const sounds = paths.flatMap((path) => ['-vn', '-i', path]);
  const inputs = ['-y', '-copyts', ...buildPicturesInput(plan.listPath), ...sounds];
  const mastered = `${graph};[mix]${buildMasteringFilter(plan.mastering)}[mastered]`;
  const streams = ['-filter_complex', mastered, '-map', '0:v:0', '-map', '[mastered]'];
  const encoding = ['-c:v', 'copy', '-video_track_timescale', `${houseTimescale}`, ...houseAudioArgs()];
  return [...inputs, ...streams, ...encoding, ...houseContainerArgs(), plan.outputPath];
}

// auto_convert would write the codec header into every keyframe again: all clips share the one in front.
function buildPicturesInput(listPath: string): string[] {
  return ['-f', 'concat', '-safe', '1', '-auto_convert', '0', '-i', listPath];
}

/** Pictures and sound copied packet by packet. */
export function buildJoinArgs(plan: { listPath: string; soundPath: string; outputPath: string }): string[] {
  const pictures = buildPicturesInput(plan.listPath);
  const inputs = ['-y', '-copyts', ...pictures, '-i', plan.soundPath, '-map', '0:v:0', '-map', '1:a:0'];
  const copies = ['-c', 'copy', '-video_track_timescale', `${houseTimescale}`];
  return [...inputs, ...copies, ...houseContainerArgs(), plan.outputPath];
}
