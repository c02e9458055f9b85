import type { Gesture } from '../arms/gestures.ts';
import type { Feeling } from './feelings.ts';
import { isNegated } from './gesture-words.ts';
import { readClauseFeelings } from './plan-expressions.ts';
import type { SpokenTrack } from './plan-gestures.ts';
import { splitSpoken } from './sentences.ts';

/** Gestures for stressed words without a matching phrase. */
const usualFillers: readonly Gesture[] = ['beat', 'offer', 'palms-up'];
/** Bad news and negated statements are not offered on an open hand. */
const graveFillers: readonly Gesture[] = ['beat', 'palms-up', 'shrug'];
const grave: readonly Feeling[] = ['sad', 'annoyed', 'worried', 'doubtful'];

/** Suitable gestures at a frame, in order of preference; every other call begins with the second. */
export function chooseFillers(spoken: SpokenTrack, frame: number, index: number): readonly Gesture[] {
  const seconds = frame / spoken.framesPerSecond;
  const { words } = spoken;
  const wordIndex = words.findLastIndex(({ startSeconds }) => startSeconds <= seconds);
  const clause = readClauseFeelings(splitSpoken(words)).findLast(({ from }) => from <= seconds);
  const isBadNews = clause !== undefined && grave.includes(clause.feeling);
  const texts = words.map(({ word }) => word);
  const suitable = isBadNews || isNegated(texts, wordIndex) ? graveFillers : usualFillers;
  const first = index % 2;
  return [...suitable.slice(first), ...suitable.slice(0, first)];
}
