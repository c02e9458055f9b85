import type { SpokenWord } from '../speech/speech.ts';
import type { WavSamples } from '../speech/wav.ts';

/** A part of a line's file without a longer pause. */
export type Piece = {
  startSeconds: number;
  endSeconds: number;
  /** Silence removed after the piece; null after the last piece of a line. */
  pauseSeconds: number | null;
  words: SpokenWord[];
};

const windowSeconds = 0.005;
/** Relative to the loudest window of the line; quieter words are inaudible. */
const audibleDb = -42;
/**
 * Kept before the first and after the last sound, because the onset of a plosive and the end of a vowel are below the
 * threshold.
 */
const [headSeconds, fadingSeconds] = [0.02, 0.035];
/** Shorter silences are part of a sentence's rhythm. */
const minPauseSeconds = 0.16;

/** Splits a spoken line at the pauses between its sentences, without the silence around each part. */
export function cutPieces(audio: WavSamples, words: readonly SpokenWord[]): Piece[] {
  const audible = findAudible(audio);
  const total = audio.samples.length / audio.sampleRate;
  const first = audible.indexOf(true) * windowSeconds;
  const last = (audible.lastIndexOf(true) + 1) * windowSeconds;
  let startSeconds = Math.max(0, Math.min(first, words[0]?.startSeconds ?? first) - headSeconds);
  const pieces: Piece[] = [];
  let spoken: SpokenWord[] = [];
  for (const [index, word] of words.entries()) {
    spoken.push(word);
    const next = words[index + 1];
    const pause = next && findPause(audible, word.endSeconds, next.startSeconds);
    if (!pause) continue;
    const endSeconds = pause.fromSeconds + fadingSeconds;
    const nextStart = pause.toSeconds - headSeconds;
    pieces.push({ startSeconds, endSeconds, pauseSeconds: nextStart - endSeconds, words: spoken });
    startSeconds = nextStart;
    spoken = [];
  }
  const endSeconds = Math.min(total, Math.max(last, words.at(-1)?.endSeconds ?? last) + fadingSeconds);
  return [...pieces, { startSeconds, endSeconds, pauseSeconds: null, words: spoken }];
}

function findAudible({ samples, sampleRate }: WavSamples): boolean[] {
  const length = Math.round(windowSeconds * sampleRate);
  const powers = Array.from({ length: Math.floor(samples.length / length) }, (_, window) => {
    let sum = 0;
    for (let index = window * length; index < (window + 1) * length; index++) sum += samples[index]! ** 2;
    return sum;
  });
  const threshold = Math.max(...powers) * 10 ** (audibleDb / 10);
  return powers.map((power) => power > 0 && power >= threshold);
}

/** Finds the longest silence around the boundary of two words; null if it is too short to be a pause. */
function findPause(audible: readonly boolean[], wordEnd: number, nextStart: number) {
  if (nextStart - wordEnd < minPauseSeconds / 2) return null;
  // The times of a word and its sound may differ by some hundredths of a second.
  const from = Math.max(0, Math.floor((wordEnd - 0.05) / windowSeconds));
  const to = Math.min(audible.length, Math.ceil((nextStart + 0.05) / windowSeconds));
  let best = { from: 0, to: 0 };
  for (let start = from; start < to; start++) {
    if (audible[start]) continue;
    let end = start;
    while (end < to && !audible[end]) end++;
    if (end - start > best.to - best.from) best = { from: start, to: end };
    start = end;
  }
  const [fromSeconds, toSeconds] = [best.from * windowSeconds, best.to * windowSeconds];
  return toSeconds - fromSeconds >= minPauseSeconds ? { fromSeconds, toSeconds } : null;
}
