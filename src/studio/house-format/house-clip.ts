import type { Loudness } from '../ffmpeg/parse-loudness.ts';

/** What is known of a clip in house format; with it the final mix needs no analysis of the clip. */
export type HouseClip = { durationSeconds: number; frames: number; loudness: Loudness; hasSound: boolean };
