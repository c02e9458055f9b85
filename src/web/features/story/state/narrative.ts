import { storyLimits, storyTexts } from '#contract/stories.ts';

const lengthOf = (text: string): number => [...text.trim()].length;

export type NarrativeCount = {
  /** After trimming. */
  length: number;
  /** How many characters are missing, if it is too short. */
  missing: number;
  isTooLong: boolean;
};

export function countNarrative(narrative: string): NarrativeCount {
  const length = lengthOf(narrative);
  return {
    length,
    missing: Math.max(0, storyLimits.minNarrativeCharacters - length),
    isTooLong: length > storyLimits.maxNarrativeCharacters,
  };
}

export const canSplit = (narrative: string): boolean => {
  const { missing, isTooLong } = countNarrative(narrative);
  return missing === 0 && !isTooLong;
};

export const narrativeProblem = (narrative: string): string | null =>
  countNarrative(narrative).isTooLong ? storyTexts.narrativeTooLong : null;

/** Long enough for a storyboard. */
export const canHaveStoryboard = (narrative: string): boolean =>
  lengthOf(narrative) > storyLimits.storyboardNarrativeCharacters;
