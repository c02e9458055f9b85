import type { SpokenSentence } from './sentences.ts';

/** How large the person is drawn, of the size that they are painted in; null: as they were painted, at their place. */
export type Shot = { zoom: number } | null;

const medium = 0.82;
const close = 0.93;
/** How much nearer the camera comes while a shot lasts, a second, and at most. */
const driftPerSecond = 0.004;
const longestDrift = 0.022;
/** Shorter sentences stay in the shot of the one before. */
const shortestShotSeconds = 1.1;

/** The framing changes where a sentence begins: from medium to close and back. Without sentences nothing moves. */
export function planShots(
  sentences: readonly SpokenSentence[],
  frames: number,
  framesPerSecond: number,
): Shot[] {
  if (sentences.length === 0) return Array.from({ length: frames }, () => null);
  const cuts = [0];
  for (const { startSeconds } of sentences.slice(1)) {
    const left = frames / framesPerSecond - startSeconds;
    if (startSeconds - cuts.at(-1)! >= shortestShotSeconds && left >= shortestShotSeconds)
      cuts.push(startSeconds - 1 / framesPerSecond);
  }
  return Array.from({ length: frames }, (_, frame) => {
    const seconds = frame / framesPerSecond;
    const shot = cuts.findLastIndex((cut) => cut <= seconds + 1e-6);
    const drift = Math.min(longestDrift, (seconds - cuts[shot]!) * driftPerSecond);
    return { zoom: (shot % 2 === 0 ? medium : close) * (1 + drift) };
  });
}
