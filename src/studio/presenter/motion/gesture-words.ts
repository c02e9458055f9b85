import { hasSentenceMark } from '../../speech/text/sentence-end.ts';
import type { Gesture } from '../arms/gestures.ts';
import { cues, type Cue } from './gesture-cues.ts';

const negation =
  /^(not|no|nothing|never|nobody|neither|nor|hardly|barely|without|don|doesn|didn|isn|wasn|aren|won|wouldn|can|couldn|ain)$/;

export type FoundCue = { gesture: Gesture; weight: number; word: number };

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Number of words that a negation or a doubt reaches. */
const negationReach = 4;

/** The words of the same sentence shortly before `word`, nearest first, each as its parts: "can’t" is "can" and "t". */
function* partsBefore(words: readonly string[], word: number): Generator<readonly string[]> {
  for (let before = word - 1; before >= Math.max(0, word - negationReach); before -= 1) {
    if (hasSentenceMark(words[before]!)) return;
    yield plain(words[before]!).split(' ');
  }
}

/** Whether a preceding word of the same sentence negates the phrase that starts at `word`. */
export function isNegated(words: readonly string[], word: number): boolean {
  for (const [head = '', tail] of partsBefore(words, word)) {
    // "Can’t" is a negation, "can" is not.
    if (negation.test(head) && (tail === 't' || !/^(can|won|don)$/.test(head))) return true;
  }
  return false;
}

const hedge = /^(maybe|perhaps|possibly|supposedly|allegedly|apparently|might)$/;

/** "Maybe it works" does not praise. */
function isHedged(words: readonly string[], word: number): boolean {
  for (const [head = ''] of partsBefore(words, word)) if (hedge.test(head)) return true;
  return false;
}

const endsClause = (word: string): boolean => /[,;:—–-]["”’)]*$/u.test(word);

type Place = { isFirst: boolean; isClauseStart: boolean; isQuestion: boolean; before: string };

/** Whether the sentence of a word ends with a question mark. */
function isInQuestion(words: readonly string[], word: number): boolean {
  const end = words.findIndex((one, index) => index >= word && hasSentenceMark(one));
  return /\?["”’)]*$/u.test(words[end < 0 ? words.length - 1 : end]!);
}

function isAllowed({ at, orInQuestion, orAfter, notAfter }: Cue, place: Place): boolean {
  const { isFirst, isClauseStart, isQuestion, before } = place;
  if (notAfter?.test(before)) return false;
  if (!at) return true;
  const isInPlace = at === 'sentence' ? isFirst : isClauseStart;
  return isInPlace || (orInQuestion && isQuestion) || (orAfter?.test(before) ?? false);
}

/** The gestures that match words of a text, in text order. */
export function findCues(words: readonly string[]): FoundCue[] {
  const texts = words.map(plain);
  return words.flatMap((_, word) => {
    // A phrase does not continue in the next sentence.
    const end = words.findIndex((one, index) => index >= word && hasSentenceMark(one));
    const rest = texts.slice(word, Math.min(word + 6, end < 0 ? words.length : end + 1)).join(' ');
    const isFirst = word === 0 || hasSentenceMark(words[word - 1]!);
    const place: Place = {
      isFirst,
      isClauseStart: isFirst || endsClause(words[word - 1]!),
      isQuestion: isInQuestion(words, word),
      before: isFirst ? '' : (texts[word - 1]!.split(' ').at(-1) ?? ''),
    };
    const cue = cues.find(
      (one) => isAllowed(one, place) && one.phrase.test(rest) && !(one.notNegated && isNegated(words, word)),
    );
    if (!cue) return [];
    const gesture = cue.gesture === 'thumbs-up' && isHedged(words, word) ? 'shrug' : cue.gesture;
    return [{ gesture, weight: cue.weight + (isFirst ? 0.45 : 0), word }];
  });
}
