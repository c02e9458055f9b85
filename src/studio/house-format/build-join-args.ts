import { houseContainerArgs, houseFrameRate, houseTimescale } from './house-format.ts';

/** The script for ffmpeg's concat demuxer. It states the lengths, since a clip's sound may end after its picture. */
export function buildJoinList(clips: readonly { name: string; frames: number }[]): string {
  const entries = clips.flatMap(({ name, frames }) => [
    `file ${name}`,
    `duration ${(frames / houseFrameRate).toFixed(6)}`,
  ]);
  return ['ffconcat version 1.0', ...entries, ''].join('\n');
}

/**
 * The joined pictures as the first input. Sound begins with the encoder's padding before zero; without copyts the
 * pictures would be moved by its length.
 */
export function buildPicturesInput(listPath: string): string[] {
  // auto_convert would write the codec header into every keyframe again: all clips share the one in front.
  return ['-y', '-copyts', '-f', 'concat', '-safe', '1', '-auto_convert', '0', '-i', listPath];
}

/** Pictures and sound copied packet by packet. */
export function buildJoinArgs(plan: { listPath: string; soundPath: string; outputPath: string }): string[] {
  const inputs = [
    ...buildPicturesInput(plan.listPath),
    '-i',
    plan.soundPath,
    '-map',
    '0:v:0',
    '-map',
    '1:a:0',
  ];
  const copies = ['-c', 'copy', '-video_track_timescale', `${houseTimescale}`];
  return [...inputs, ...copies, ...houseContainerArgs(), plan.outputPath];
}
