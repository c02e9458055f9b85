import type { Setting, Shot, StoryCharacter, TimeOfDay, Weather } from '#studio/story/story.ts';

/** State carried from the previous scene, for facts that its sentences leave open. */
export type Carried = {
  setting: Setting | null;
  /** The story has left a place without naming another. */
  hasMoved: boolean;
  /** The place was only suggested: "a bag of tools". */
  isHint: boolean;
  time: TimeOfDay | null;
  weather: Weather | null;
  /** The weather outside, also while the story is in a room. */
  sky: Weather | null;
  shots: Shot[];
  /** The people of the last scene with several, the most active first; or else of the last scene. */
  cast: readonly StoryCharacter[];
};

/** The sentences of a scene, inclusive. */
export type SentenceRange = { first: number; last: number };

export const isIn = ({ first, last }: SentenceRange, sentence: number): boolean =>
  sentence >= first && sentence <= last;
