import { easeExpressions } from './ease-expressions.ts';
import { readFeeling } from './feeling-words.ts';
import { blendExpressions, expressions, type Expression, type Feeling } from './feelings.ts';
import type { SpokenSentence } from './sentences.ts';

/** A face changes slightly before the matching words. */
const leadSeconds = 0.18;
/** The last look begins with the end of the last word, so that it is complete before the cut. */
const endLeadSeconds = 0.12;

/** Behind all expressions: friendly, because a seller does not look blank. */
const friendly: Expression = { ...expressions.neutral, smile: 0.24, squint: 0.12, browRaise: 0.06 };
/** The first frame, which is also the poster: about to speak, and never angry. Feelings grow from here. */
const engaged: Expression = {
  ...friendly,
  smile: 0.42,
  squint: 0.16,
  browRaise: 0.3,
  parted: 0.14,
  bared: 0.35,
};
const firstShare = 0.35;
/** The end, after bad news too: a look that hands over to the product. */
const inviting: Expression = { ...friendly, smile: 0.62, squint: 0.3, browRaise: 0.34, pitch: 0.1 };
/** Without time after the last word there is no room for another look. */
const minEndSeconds = 0.2;
/** An expression peaks and then settles at this share, and at less in a neutral clause that follows. */
const heldShare = 0.72;
/** Bad news stays readable, but a seller is not enraged for long. */
const heldShareOfBad = 0.56;
const flareSeconds = 1.3;
const echoShare = 0.4;
/** Minimum length in words of a clause with its own expression. */
const minWords = 3;
const turn = /^(but|so|then|now|until|except|because|and|yet|still)$/i;

type Clause = { text: string; from: number; startsSentence: boolean };

/** Splits sentences at commas and at "but", where a speaker's face changes. */
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

const bad: readonly Feeling[] = ['sad', 'annoyed', 'worried'];
/** After these words a story takes the other direction. */
const reversal = /^(and then|then|but|until|except|now|today)\b/i;

/** A clause without a feeling of its own, after one with: things got better, or the good was only apparent. */
function afterReversal(text: string, last: Feeling): Feeling {
  if (!reversal.test(text) || last === 'neutral') return 'neutral';
  if (bad.includes(last) || (last === 'doubtful' && /^(now|today)\b/i.test(text))) return 'happy';
  return /^(but|until|except)\b/i.test(text) ? 'doubtful' : 'neutral';
}

/** A cry of one or two words, such as "Stop!", has the feeling of the bad news that follows. */
const isCry = (text: string): boolean => /^\S+( \S+)?!$/.test(text);

/** The feeling of each clause of the sentences. */
export function readClauseFeelings(sentences: readonly SpokenSentence[]): (Clause & { feeling: Feeling })[] {
  let last: Feeling = 'neutral';
  const clauses = clausesOf(sentences);
  const feelings = clauses.map(({ text }) => readFeeling(text));
  return clauses.map((clause, index) => {
    const next = feelings[index + 1];
    const isCryBeforeBad = feelings[index] === 'excited' && isCry(clause.text) && next && bad.includes(next);
    const read = isCryBeforeBad ? next : feelings[index]!;
    const feeling = read === 'neutral' ? afterReversal(clause.text, last) : read;
    last = feeling;
    return { ...clause, feeling };
  });
}

type Face = { from: number; peak: Expression; held: number };

/** The expression of each clause; a neutral clause keeps an echo of the previous one, and of bad news beyond its sentence. */
function facesOf(clauses: ReturnType<typeof readClauseFeelings>, strength: number): Face[] {
  let last: Expression = friendly;
  let isGrave = false;
  return clauses.map(({ feeling, from, startsSentence }) => {
    isGrave = feeling === 'neutral' ? isGrave : bad.includes(feeling);
    const peak =
      feeling === 'neutral'
        ? blendExpressions(friendly, last, startsSentence && !isGrave ? 0 : echoShare)
        : blendExpressions(friendly, expressions[feeling], Math.min(1.1, strength));
    last = peak;
    return { from, peak, held: bad.includes(feeling) ? heldShareOfBad : heldShare };
  });
}

/** The look after the last word; a broad smile stays. */
function farewell(last: Face, sentences: readonly SpokenSentence[], endSeconds: number): Face[] {
  const spokenUntil = sentences.at(-1)!.endSeconds;
  const isRoom = endSeconds - spokenUntil >= minEndSeconds;
  const from = spokenUntil - endLeadSeconds;
  return isRoom && last.peak.smile < inviting.smile ? [{ from, peak: inviting, held: 1 }] : [];
}

/** A good feeling is visible from the start. */
const firstFace = (peak: Expression): Expression =>
  peak.smile < friendly.smile ? engaged : blendExpressions(engaged, peak, firstShare);

/** `strength` scales the expressions by style; casual is 1. */
export function planExpressions(
  sentences: readonly SpokenSentence[],
  frames: number,
  framesPerSecond: number,
  strength: number,
): Expression[] {
  const spoken = facesOf(readClauseFeelings(sentences), strength);
  const faces =
    spoken.length > 0 ? [...spoken, ...farewell(spoken.at(-1)!, sentences, frames / framesPerSecond)] : [];
  const first = faces[0] ? firstFace(faces[0].peak) : expressions.neutral;
  const targets = Array.from({ length: frames }, (_, frame): Expression => {
    const seconds = frame / framesPerSecond;
    const face = faces.findLast(({ from }) => from <= seconds);
    if (!face) return first;
    const held = 1 - (1 - face.held) * Math.min(1, Math.max(0, (seconds - face.from) / flareSeconds - 0.4));
    return blendExpressions(friendly, face.peak, held);
  });
  return easeExpressions(first, targets, framesPerSecond);
}
