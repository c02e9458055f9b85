import type { CaptionPlan, PlacedGroup } from './lay-out-captions.ts';

/** The state of the captions in a frame. Equal moments look the same, so that a frame can be drawn once and reused. */
export type CaptionMoment = {
  group: number;
  /** The index in its group of the word that is being spoken. */
  active: number;
  /** Steps of 1/30 s since the group appeared, and since its active word began; at most `settledSteps`. */
  groupSteps: number;
  wordSteps: number;
  /** How much of the active word has been spoken: 0 to `spokenParts`. */
  spoken: number;
};

export const settledSteps = 5;
export const spokenParts = 16;
const stepsPerSecond = 30;

/** Null while nothing is shown. */
export function captionMoment(plan: CaptionPlan, seconds: number): CaptionMoment | null {
  const index = plan.groups.findLastIndex((group) => group.startSeconds <= seconds);
  const group = plan.groups[index];
  if (!group || seconds >= group.endSeconds) return null;
  const active = Math.max(
    0,
    group.words.findLastIndex((word) => word.startSeconds <= seconds),
  );
  const word = group.words[active]!;
  const spoken = Math.min(1, (seconds - word.startSeconds) / Math.max(0.05, lengthOf(group, active)));
  const stepsSince = (start: number): number =>
    Math.min(settledSteps, Math.floor((seconds - start) * stepsPerSecond + 1e-6));
  return {
    group: index,
    active,
    groupSteps: plan.style === 'karaoke' ? settledSteps : stepsSince(group.startSeconds),
    wordSteps:
      plan.style === 'karaoke' || plan.style === 'typewriter' ? settledSteps : stepsSince(word.startSeconds),
    spoken:
      plan.style === 'karaoke' || plan.style === 'typewriter'
        ? Math.floor(spoken * spokenParts)
        : spokenParts,
  };
}

/** The duration of a word: until it has been spoken, or the next word begins. */
function lengthOf({ words, endSeconds }: PlacedGroup, index: number): number {
  const { startSeconds, endSeconds: saidSeconds } = words[index]!;
  return Math.min(saidSeconds, words[index + 1]?.startSeconds ?? endSeconds) - startSeconds;
}

/** A moment that shows the style in a still picture: during the last word of the first group. */
export const stillSecondsOf = (plan: CaptionPlan): number => stillsOf(plan)[0] ?? 0;

/** A moment during the last word of each group. */
export const stillsOf = ({ groups }: CaptionPlan): number[] =>
  groups.map((group) => {
    const start = group.words.at(-1)!.startSeconds;
    return start + (group.endSeconds - start) * 0.8;
  });
