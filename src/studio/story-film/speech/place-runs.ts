import { houseFrameRate } from '../../house-format/house-format.ts';

/** The audible part of a run's file. */
export type HeardPart = { startSeconds: number; endSeconds: number; endsSentence: boolean };

/** A scene is never shorter, so that viewers have time for its picture. */
export const minSceneSeconds = 2.5;
const leadSeconds = 0.2;
/** After the last word of a scene, before the next begins. */
const breathSeconds = 0.55;
const sentencePauseSeconds = 0.34;
/** Between "Hello," and "she said". */
const turnPauseSeconds = 0.14;

/** Rounds to the nearest frame: rounding up would make eight scenes a quarter of a second longer than speech and pauses. */
const toFrame = (seconds: number): number => Math.round(seconds * houseFrameRate) / houseFrameRate;

/**
 * Places the runs in the scene and computes its length. All times are whole frames, so that a mouth planned from the
 * start of a run has one pose for each frame of the scene.
 */
export function placeRuns(parts: readonly HeardPart[]): { starts: number[]; durationSeconds: number } {
  const starts: number[] = [];
  let at = leadSeconds;
  for (const [index, { startSeconds, endSeconds }] of parts.entries()) {
    const before = parts[index - 1];
    if (before) at += before.endsSentence ? sentencePauseSeconds : turnPauseSeconds;
    starts.push(toFrame(at));
    at = starts.at(-1)! + endSeconds - startSeconds;
  }
  return { starts, durationSeconds: toFrame(Math.max(minSceneSeconds, at + breathSeconds)) };
}
