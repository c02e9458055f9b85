import type { Gesture } from '../arms/gestures.ts';
import type { Feeling } from './feelings.ts';
import { isNegated } from './gesture-words.ts';
import { readClauseFeelings } from './plan-expressions.ts';
import type { SpokenTrack } from './plan-gestures.ts';
import { splitSpoken } from './sentences.ts';

/** Gestures for stressed words without a matching phrase. */
const fillers: readonly Gesture[] = ['offer', 'beat', 'palms-up'];
/** Bad news and negations are not presented like goods. */
const graveFillers: readonly Gesture[] = ['palms-up', 'beat', 'shrug'];
const grave: readonly Feeling[] = ['sad', 'annoyed', 'worried', 'doubtful'];

/** Suitable gestures at a frame, in order of preference; `index` varies the order. */
export function chooseFillers(spoken: SpokenTrack, frame: number, index: number): readonly Gesture[] {
  const seconds = frame / spoken.framesPerSecond;
  const { words } = spoken;
  const word = words.findLastIndex(({ startSeconds }) => startSeconds <= seconds);
  const clause = readClauseFeelings(splitSpoken(words)).findLast(({ from }) => from <= seconds);
  const isGrave =
    (clause && grave.includes(clause.feeling)) ||
    isNegated(
      words.map((one) => one.word),
      word,
    );
  const suitable = isGrave ? graveFillers : fillers;
  const first = index % 2;
  return [...suitable.slice(first), ...suitable.slice(0, first)];
}
