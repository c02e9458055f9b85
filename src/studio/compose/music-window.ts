import { roundSeconds } from './build-music-filter.ts';

/** The part of the music file that plays during a span of the video. Music shorter than the video comes round. */
export function musicWindow(
  music: { durationSeconds: number; isLoop?: boolean },
  span: { startSeconds: number; endSeconds: number },
): { startSeconds: number; endSeconds: number } {
  const length = span.endSeconds - span.startSeconds;
  if (span.endSeconds <= music.durationSeconds || span.startSeconds === 0) return span;
  const round = roundSeconds(music);
  // A round or more: the whole file plays.
  if (length >= round) return { startSeconds: 0, endSeconds: music.durationSeconds };
  // What lies past the file's end is left out: it is the shorter part, or it alone is measured.
  const startSeconds = span.startSeconds % round;
  const endSeconds = startSeconds + length;
  if (endSeconds <= music.durationSeconds) return { startSeconds, endSeconds };
  const past = endSeconds - round;
  return past > round - startSeconds
    ? { startSeconds: 0, endSeconds: past }
    : { startSeconds, endSeconds: music.durationSeconds };
}
