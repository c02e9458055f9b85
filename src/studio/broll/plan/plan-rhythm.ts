import { styleRules, type BrollStyle } from './broll-styles.ts';

/** Shorter shots are imperceptible. */
export const minShotFrames = 10;
/** Reading speed of a line, after a moment to find it. */
const charactersPerFrame = 15 / 30;
const findingFrames = 15;

export type TimedShot = { photo: number; from: number; to: number };

const readingFrames = (text: string): number =>
  text === '' ? 0 : findingFrames + text.length / charactersPerFrame;

/**
 * Schedules the photos: in order, longer if there is text to read, in one or several shots. Cuts are on the beats of the
 * style as far as there is time.
 */
export function planRhythm(order: {
  texts: readonly string[];
  /** Maximum number of different shots per photo. */
  maxShots: readonly number[];
  style: BrollStyle;
  frames: number;
}): TimedShot[] {
  const { texts, maxShots, style, frames } = order;
  const { shotFrames } = styleRules[style];
  const even = frames / texts.length;
  const weights = texts.map((text) => Math.max(even, Math.min(readingFrames(text), even * 3)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map((weight, photo) =>
    Math.max(1, Math.min(maxShots[photo]!, Math.round((weight / total) * (frames / shotFrames)))),
  );
  const shots = counts.flatMap((count, photo) =>
    Array.from({ length: count }, (_, part) => ({ photo, part, share: weights[photo]! / total / count })),
  );
  const lengths = shots.map(({ share }, index) => share * beatOf(style, index, shots.length));
  const cuts = snapCuts(lengths, frames, styleRules[style].beatFrames);
  return shots.map(({ photo }, index) => ({ photo, from: cuts[index]!, to: cuts[index + 1]! }));
}

/** Two shots have no rhythm. */
function beatOf(style: BrollStyle, index: number, count: number): number {
  const { pattern } = styleRules[style];
  return count < 3 ? 1 : pattern[index % pattern.length]!;
}

/** Converts relative lengths to frames of cuts, from 0 to the end, on beats if every shot stays long enough. */
function snapCuts(lengths: readonly number[], frames: number, beatFrames: number): number[] {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const beat = frames / lengths.length >= beatFrames * 1.5 ? beatFrames : 1;
  const minLength = beat === 1 ? minShotFrames : beat;
  const cuts = [0];
  let sum = 0;
  for (const [index, length] of lengths.slice(0, -1).entries()) {
    sum += length;
    const target = Math.round(((sum / total) * frames) / beat) * beat;
    const earliest = cuts[index]! + minLength;
    const latest = Math.floor((frames - minLength * (lengths.length - 1 - index)) / beat) * beat;
    cuts.push(Math.max(earliest, Math.min(target, latest)));
  }
  return [...cuts, frames];
}
