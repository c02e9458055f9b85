import { houseContainerArgs, houseFrameRate, houseTimescale } from './house-format.ts';

/**
 * The script for ffmpeg's concat demuxer. It states the durations, because a clip's sound may end after its picture.
 */
export function buildJoinList(clips: readonly { name: string; frames: number }[]): string {
  const entries = clips.flatMap(({ name, frames }) => [
    `file ${name}`,
    `duration ${(frames / houseFrameRate).toFixed(6)}`,
  ]);
  return ['ffconcat version 1.0', ...entries, ''].join('\n');
}

/**
 * Reads the joined pictures as the first input. Sound starts with the encoder's padding at negative times; without
 * `-copyts` the pictures would be shifted by its length.
 */
export function buildPicturesInput(listPath: string): string[] {
  // `auto_convert` would repeat the codec header in every keyframe, but all clips share the header at the start.
  return ['-y', '-copyts', '-f', 'concat', '-safe', '1', '-auto_convert', '0', '-i', listPath];
}

/** Copies pictures and sound packet by packet. */
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
