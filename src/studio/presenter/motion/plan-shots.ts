import type { SpokenSentence } from './sentences.ts';

/** How large the person is drawn, of the size that they are painted in; null: as they were painted, at their place. */
export type Shot = { zoom: number } | null;

export const framings = { wide: 0.82, medium: 0.9, close: 1.02 };
const { wide, medium, close } = framings;
/** How much nearer the camera comes while a shot lasts, a second, and at most. */
const driftPerSecond = 0.004;
const longestDrift = 0.022;
/** Shorter sentences stay in the shot of the one before. */
const shortestShotSeconds = 1.1;
/** A long sentence is divided: at a comma from here on, and in any case between two words after the longest. */
const shortestAtCommaSeconds = 1.6;
const longestShotSeconds = 2.5;

/** Where the shots begin, in seconds: where sentences begin, and within long ones. */
function cutsOf(sentences: readonly SpokenSentence[], endSeconds: number): number[] {
  const cuts = [0];
  sentences.forEach(({ words, startSeconds }, index) => {
    const since = (seconds: number): number => seconds - cuts.at(-1)!;
    if (
      index > 0 &&
      since(startSeconds) >= shortestShotSeconds &&
      endSeconds - startSeconds >= shortestShotSeconds
    )
      cuts.push(startSeconds);
    const until = sentences[index + 1]?.startSeconds ?? endSeconds;
    for (const [place, word] of words.entries()) {
      const before = words[place - 1];
      if (!before || until - word.startSeconds < shortestShotSeconds) continue;
      const isPause = /[,;:—–-]["”’)]*$/u.test(before.word);
      if (since(word.startSeconds) >= (isPause ? shortestAtCommaSeconds : longestShotSeconds))
        cuts.push(word.startSeconds);
    }
  });
  return cuts;
}

/**
 * The framing changes from medium to close and back. Without sentences nothing moves. `wideAt` are frames that need
 * room below: their shots are wide.
 */
export function planShots(
  sentences: readonly SpokenSentence[],
  frames: number,
  framesPerSecond: number,
  wideAt: readonly number[] = [],
): Shot[] {
  if (sentences.length === 0) return Array.from({ length: frames }, () => null);
  const starts = cutsOf(sentences, frames / framesPerSecond).map((seconds, index) =>
    index === 0 ? 0 : Math.ceil(seconds * framesPerSecond - 1 - 1e-6),
  );
  const isWide = starts.map((start, index) =>
    wideAt.some((frame) => frame >= start && frame < (starts[index + 1] ?? frames)),
  );
  const zooms: number[] = [];
  for (const index of starts.keys()) {
    if (isWide[index]) zooms.push(wide);
    // From a close shot to a wide one the person would leap away.
    else zooms.push(zooms.at(-1) === medium && !isWide[index + 1] ? close : medium);
  }
  return Array.from({ length: frames }, (_, frame) => {
    const shot = starts.findLastIndex((start) => start <= frame);
    // Two shots of one framing after each other are one.
    const first = zooms.findLastIndex((zoom, index) => index <= shot && zoom !== zooms[index - 1]);
    const drift = Math.min(longestDrift, ((frame - starts[first]!) / framesPerSecond) * driftPerSecond);
    return { zoom: zooms[shot]! * (1 + drift) };
  });
}
