import { loopSeconds } from './build-music-filter.ts';

/** The part of the music file that plays during a span of the video. Music shorter than the video loops. */
export function musicWindow(
  music: { durationSeconds: number; isLoop?: boolean },
  span: { startSeconds: number; endSeconds: number },
): { startSeconds: number; endSeconds: number } {
  const length = span.endSeconds - span.startSeconds;
  if (span.endSeconds <= music.durationSeconds || span.startSeconds === 0) return span;
  const loop = loopSeconds(music);
  // A span of a whole loop or more plays the whole file.
  if (length >= loop) return { startSeconds: 0, endSeconds: music.durationSeconds };
  // Returns the longer of the parts before the file's end and after its restart.
  const startSeconds = span.startSeconds % loop;
  const endSeconds = startSeconds + length;
  if (endSeconds <= music.durationSeconds) return { startSeconds, endSeconds };
  const past = endSeconds - loop;
  return past > loop - startSeconds
    ? { startSeconds: 0, endSeconds: past }
    : { startSeconds, endSeconds: music.durationSeconds };
}
