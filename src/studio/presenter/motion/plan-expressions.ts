import { readFeeling } from './feeling-words.ts';
import { blendExpressions, expressions, type Expression } from './feelings.ts';
import type { SpokenSentence } from './sentences.ts';

/** A face changes a little before the words that go with it, in about a third of a second. */
const leadSeconds = 0.18;
const settleShare = 0.16;

/** A friendly face to begin with: who sells something does not look blank. */
const friendly: Expression = { ...expressions.neutral, smile: 0.24, squint: 0.12, browRaise: 0.06 };
/** A feeling flares up and then sinks to this share, and where nothing is felt after it, to less. */
const heldShare = 0.72;
const flareSeconds = 1.3;
const echoShare = 0.4;
/** A part of a sentence has a face of its own from this many words on. */
const minWords = 3;
const turn = /^(but|so|then|now|until|except|because|and|yet|still)$/i;

type Clause = { text: string; from: number; startsSentence: boolean };

/** Sentences in the parts between which a speaker's face changes: at commas and at "but". */
function clausesOf(sentences: readonly SpokenSentence[]): Clause[] {
  return sentences.flatMap(({ words }) => {
    const clauses: Clause[] = [];
    let first = 0;
    for (let index = 1; index <= words.length; index += 1) {
      const isLast = index === words.length;
      const isPause = /[,;:—–-]["”’)]*$/u.test(words[index - 1]!.word);
      const isTurn = !isLast && turn.test(words[index]!.word);
      const isLong = index - first >= minWords && (isLast || words.length - index >= minWords);
      if (!isLast && !((isPause || isTurn) && isLong)) continue;
      const text = words
        .slice(first, index)
        .map(({ word }) => word)
        .join(' ');
      clauses.push({ text, from: words[first]!.startSeconds - leadSeconds, startsSentence: first === 0 });
      first = index;
    }
    return clauses;
  });
}

/** What is felt at each clause; one without a sign of its own keeps an echo of the clause before it. */
function facesOf(clauses: readonly Clause[], strength: number): { from: number; peak: Expression }[] {
  let last: Expression = friendly;
  return clauses.map(({ text, from, startsSentence }) => {
    const feeling = readFeeling(text);
    const peak =
      feeling === 'neutral'
        ? blendExpressions(friendly, last, startsSentence ? 0 : echoShare)
        : blendExpressions(friendly, expressions[feeling], Math.min(1.1, strength));
    last = peak;
    return { from, peak };
  });
}

/** `strength` is how openly a speaker of this style shows it, 1 for casual. */
export function planExpressions(
  sentences: readonly SpokenSentence[],
  frames: number,
  framesPerSecond: number,
  strength: number,
): Expression[] {
  const faces = facesOf(clausesOf(sentences), strength);
  let current = faces[0]?.peak ?? expressions.neutral;
  return Array.from({ length: frames }, (_, frame) => {
    const seconds = frame / framesPerSecond;
    const face = faces.findLast(({ from }) => from <= seconds);
    if (face) {
      const held = 1 - (1 - heldShare) * Math.min(1, Math.max(0, (seconds - face.from) / flareSeconds - 0.4));
      current = blendExpressions(current, blendExpressions(friendly, face.peak, held), settleShare);
    }
    return current;
  });
}
