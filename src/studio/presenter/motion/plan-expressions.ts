import { readFeeling } from './feeling-words.ts';
import { blendExpressions, expressions, type Expression } from './feelings.ts';
import type { SpokenSentence } from './sentences.ts';

/** A face changes a little before the words that go with it, in about a third of a second. */
const leadSeconds = 0.18;
const settleShare = 0.16;

/** `strength` is how openly a speaker of this style shows it, 1 for casual. */
export function planExpressions(
  sentences: readonly SpokenSentence[],
  frames: number,
  framesPerSecond: number,
  strength: number,
): Expression[] {
  const shown = sentences.map(({ text, startSeconds }) => ({
    from: startSeconds - leadSeconds,
    expression: blendExpressions(
      expressions.neutral,
      expressions[readFeeling(text)],
      Math.min(1.1, strength),
    ),
  }));
  let current = shown[0]?.expression ?? expressions.neutral;
  return Array.from({ length: frames }, (_, frame) => {
    const seconds = frame / framesPerSecond;
    const target = shown.findLast(({ from }) => from <= seconds)?.expression ?? current;
    current = blendExpressions(current, target, settleShare);
    return current;
  });
}
