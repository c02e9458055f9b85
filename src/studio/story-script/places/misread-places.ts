import type { Token } from '../text/tokens.ts';
import { placedThings } from '../words/places.ts';
import { placeBook, type PlaceMention } from './place-book.ts';

/** Whether a word of a place does not name the place of its sentence: as a verb, in a name, as a toy, denied, wished for. */
export const isMisread = (tokens: readonly Token[], mention: PlaceMention): boolean =>
  isToy(tokens, mention) ||
  isWaving(tokens, mention) ||
  isWorkbench(tokens, mention) ||
  isEndOfName(tokens, mention) ||
  isStartOfName(tokens, mention) ||
  isModifier(tokens, mention) ||
  isFirstOfTwo(tokens, mention) ||
  isVerb(tokens, mention) ||
  (!mention.isPlace && isDenied(tokens, mention)) ||
  isGoal(tokens, mention);

/** The token after a mention, in the same sentence and after a space only. */
function nextWord(tokens: readonly Token[], { to }: { to: number }): Token | null {
  const next = tokens[to + 1];
  return next?.sentence === tokens[to]!.sentence && next.gap === ' ' ? next : null;
}

/** "A plush bear" does not suggest a forest. */
const isToy = (tokens: readonly Token[], { from }: PlaceMention): boolean =>
  tokens[from - 1]?.sentence === tokens[from]!.sentence &&
  /^(?:plush|toy|stuffed|teddy|cuddly|knitted)$/u.test(tokens[from - 1]!.word);

/** Whether "waves" is a verb: "he eats and waves", but not "wind and waves". */
function isWaving(tokens: readonly Token[], { from }: PlaceMention): boolean {
  if (tokens[from]!.word !== 'waves') return false;
  const [before, further] = [tokens[from - 1]?.word ?? '', tokens[from - 2]?.word ?? ''];
  if (/^(?:he|she|who|then)$/u.test(before)) return true;
  return before === 'and' && /^(?:it|them|him|her|up|back|\p{L}+[^s]s|\p{L}+ed)$/u.test(further);
}

/** "Three apprentices at a long wooden bench": they work at it, not in a park. */
const isWorkbench = (tokens: readonly Token[], { from, phrase }: PlaceMention): boolean =>
  phrase === 'bench' && [2, 3, 4].some((step) => tokens[from - step]?.word === 'at');

/** "Your table at Ember House", "at Rower Yard". */
function isEndOfName(tokens: readonly Token[], { from, to, phrase }: PlaceMention): boolean {
  const { isCapital, isFirst } = tokens[to]!;
  return /^(?:house|yard)$/u.test(phrase) && isCapital && !isFirst && tokens[from - 1]?.isCapital === true;
}

/** "Harbor Coffee": the first word of a name does not name a place. */
function isStartOfName(tokens: readonly Token[], mention: PlaceMention): boolean {
  const { isCapital, isFirst } = tokens[mention.to]!;
  return isCapital && !isFirst && nextWord(tokens, mention)?.isCapital === true;
}

/** "A kitchen knife", but not "from the kitchen window". */
function isModifier(tokens: readonly Token[], mention: PlaceMention): boolean {
  const next = nextWord(tokens, mention);
  if (!next || tokens[mention.to]!.isPossessive || !placedThings.has(next.word)) return false;
  const isAtWindow =
    next.word === 'window' && /^(?:from|at|by|through|beside)$/u.test(tokens[mention.from - 2]?.word ?? '');
  return !isAtWindow;
}

/** "The mill pond", "a school garden": the second place is meant, unless it is vague. */
function isFirstOfTwo(tokens: readonly Token[], mention: PlaceMention): boolean {
  if (!mention.isPlace || tokens[mention.to]!.isPossessive || !nextWord(tokens, mention)) return false;
  const from = mention.to + 1;
  const words = tokens.slice(from, from + maxPhraseWords).map(({ word }) => word);
  const second = placeBook.find(words, 0);
  if (!second?.value.isPlace || vagueHeads.has(second.phrase)) return false;
  const { value, length, phrase } = second;
  return !isVerb(tokens, { ...value, phrase, from, to: from + length - 1 });
}

/** More words than any phrase of the book has. */
const maxPhraseWords = 8;

/** Vague words, which count less than the place before them: "the school yard". */
const vagueHeads = new Set('hall house home yard court grounds bar city town village camp'.split(' '));

/** "He now trains every apprentice", "she shops for shoes", "she told me to park between them". */
function isVerb(tokens: readonly Token[], { from, to }: PlaceMention): boolean {
  if (to > from) return false;
  const [token, next, before] = [tokens[from]!, tokens[from + 1], tokens[from - 1]];
  if (before?.sentence === token.sentence && before.word === 'to' && infinitives.has(token.word)) return true;
  if (!verbForms.has(token.word) || next?.sentence !== token.sentence) return false;
  const hasObject = /^(?:a|an|the|every|all|his|her|their|our|my|your|it|them|him|me|us|for|up)$/u.test(
    next.word,
  );
  return (
    hasObject &&
    before?.sentence === token.sentence &&
    !/^(?:the|a|an|of|by|on|in|two|three|his|her|their|our|my)$/u.test(before.word)
  );
}
const infinitives = new Set('park shop train camp ship drive bank sail garden'.split(' '));
const verbForms = new Set(
  'trains train shops shop parks park stages fields beds houses schools camps ships drives bars pools boats desks'.split(
    ' ',
  ),
);

/** "He stopped driving", "she never swims": a negated activity does not suggest a place. */
function isDenied(tokens: readonly Token[], { from }: PlaceMention): boolean {
  const { sentence } = tokens[from]!;
  return [1, 2, 3].some((step) => {
    const before = tokens[from - step];
    return (
      before?.sentence === sentence &&
      !/[,;:]/u.test(tokens[from - step + 1]!.gap) &&
      (/^(?:stops?|stopped|quit|never|without|no|not|hates?|hated|instead)$|n't$/u.test(before.word) ||
        // "Gave up swimming", but not "gave a talk".
        (before.word === 'up' && /^(?:gave|gives?|given)$/u.test(tokens[from - step - 1]?.word ?? '')))
    );
  });
}

/** "Wanted to fly over the mountains": a goal, not where the scene is. */
function isGoal(tokens: readonly Token[], { from }: PlaceMention): boolean {
  const { sentence } = tokens[from]!;
  const before = tokens
    .slice(Math.max(0, from - 7), from)
    .filter((token) => token.sentence === sentence)
    .map(({ word }) => word)
    .join(' ');
  return /\b(?:want(?:s|ed)?|wish(?:es|ed)?|hop(?:es|ed)|dream(?:s|ed|t)) to (?:fly|travel|run|sail|climb|swim|see|visit)(?: \w+){1,4}$/u.test(
    before,
  );
}
