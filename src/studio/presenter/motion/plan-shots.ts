import type { SpokenSentence } from './sentences.ts';

/** Scale of the person relative to the painted size; null keeps the painted size and position. */
export type Shot = { zoom: number } | null;

export const framings = { wide: 0.72, medium: 0.9, close: 1.02 };
const { wide, medium, close } = framings;
/** Slow push-in during a shot: zoom per second and maximum. */
const driftPerSecond = 0.004;
const maxDrift = 0.022;
/** Shorter sentences stay in the shot of the previous sentence. */
const minShotSeconds = 1.1;
/** A long sentence is divided at a comma after the minimum, and between any two words after the maximum. */
const minAtCommaSeconds = 1.6;
const maxShotSeconds = 2.5;

/** Start times of the shots in seconds: at the start of sentences and within long ones. */
function cutsOf(sentences: readonly SpokenSentence[], endSeconds: number): number[] {
  const cuts = [0];
  sentences.forEach(({ words, startSeconds }, index) => {
    const since = (seconds: number): number => seconds - cuts.at(-1)!;
    if (index > 0 && since(startSeconds) >= minShotSeconds && endSeconds - startSeconds >= minShotSeconds)
      cuts.push(startSeconds);
    const until = sentences[index + 1]?.startSeconds ?? endSeconds;
    for (const [place, word] of words.entries()) {
      const before = words[place - 1];
      if (!before || until - word.startSeconds < minShotSeconds) continue;
      const isPause = /[,;:—–-]["”’)]*$/u.test(before.word);
      if (since(word.startSeconds) >= (isPause ? minAtCommaSeconds : maxShotSeconds))
        cuts.push(word.startSeconds);
    }
  });
  return cuts;
}

/** The frames in which a hand starts to rise and is raised; `lowUntil` if it stays low until then and needs room below. */
type Rise = { start: number; up: number; lowUntil?: number };

/**
 * Alternates between medium and close framing. Without sentences the camera does not move. Shots that contain a frame of
 * `wideAt`, which needs room below, are wide. A cut while a hand rises would make it jump: it moves to the start of the
 * rise. A cut that would take the room below from a low hand waits for it.
 * `first` is the framing of the first shot, where it needs no room.
 */
export function planShots(
  sentences: readonly SpokenSentence[],
  frames: number,
  framesPerSecond: number,
  wideAt: readonly number[] = [],
  rises: readonly Rise[] = [],
  first: 'medium' | 'close' = 'medium',
): Shot[] {
  if (sentences.length === 0) return Array.from({ length: frames }, () => null);
  const starts = cutsOf(sentences, frames / framesPerSecond).map((seconds, index) => {
    if (index === 0) return 0;
    const frame = Math.ceil(seconds * framesPerSecond - 1 - 1e-6);
    const rise = rises.find(({ start, up }) => start > 0 && start < frame && frame <= up);
    const low = rises.find(({ up, lowUntil = up }) => up < frame && frame < lowUntil);
    return low?.lowUntil ?? rise?.start ?? frame;
  });
  const isWide = starts.map((start, index) =>
    wideAt.some((frame) => frame >= start && frame < (starts[index + 1] ?? frames)),
  );
  const zooms: number[] = [];
  for (const index of starts.keys()) {
    if (isWide[index]) zooms.push(wide);
    // A cut from close to wide would make the person jump.
    else if (isWide[index + 1]) zooms.push(medium);
    else zooms.push((zooms.at(-1) ?? (first === 'close' ? medium : close)) === medium ? close : medium);
  }
  return Array.from({ length: frames }, (_, frame) => {
    const shot = starts.findLastIndex((start) => start <= frame);
    // Consecutive shots with the same framing are merged.
    const opening = zooms.findLastIndex((zoom, index) => index <= shot && zoom !== zooms[index - 1]);
    const drift = Math.min(maxDrift, ((frame - starts[opening]!) / framesPerSecond) * driftPerSecond);
    return { zoom: zooms[shot]! * (1 + drift) };
  });
}

/** The last frames hurry towards the viewer, so that the cut to the product is made in motion. */
const push = { seconds: 0.27, zoom: 0.09 };

/** Accelerates up to the last frame. */
export function pushIn(shot: Shot, secondsLeft: number): Shot {
  const share = Math.max(0, 1 - secondsLeft / push.seconds);
  return shot && { zoom: shot.zoom * (1 + push.zoom * share ** 2) };
}
