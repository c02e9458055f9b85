import type { Loudness } from '../ffmpeg/loudness/parse-loudness.ts';

/** The facts of a clip in house format; with them the final mix needs no analysis of the clip. */
export type HouseClip = { durationSeconds: number; frames: number; loudness: Loudness; hasSound: boolean };
