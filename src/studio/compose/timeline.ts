import type { Loudness } from '../ffmpeg/loudness/parse-loudness.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';

/** A clip in house format, with the facts that its normalising returned. */
export type Segment = {
  path: string;
  durationSeconds: number;
  loudness: Loudness;
  /** Music stays far below speech that was made for the video, and a little below the sound of recorded footage. */
  sound: 'speech' | 'footage';
  /** Against its usual level in the mix, 0 (muted) to 100, the default. */
  volume?: number | undefined;
  /** The end of its last word; from there on, music may rise. Unknown: the segment's end. */
  spokenUntilSeconds?: number | undefined;
};

/** Speech over the whole timeline, from its start; the rest of the timeline is left without. */
export type VoiceOver = { path: string; loudness: Loudness };

/** As prepareMusic returned it; volume 0 to 100. */
export type Music = {
  path: string;
  durationSeconds: number;
  loudness: Loudness;
  volume: number;
  /** Its end runs into its start, on the beat: it comes round without a crossfade. */
  isLoop?: boolean;
  /** From one beat to the next, the first at the start; a film ends on a beat. Unknown: it fades without regard to beats. */
  beatSeconds?: number;
};

/** The timeline of a video: segments one after the other, and its audio. */
export type Timeline = {
  format: VideoFormat;
  segments: readonly Segment[];
  voiceOver?: VoiceOver;
  music?: Music;
};
