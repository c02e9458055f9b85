import { isBareNumber } from '../number-words.ts';
import { textDisplayWidth, type CaptionWord } from './caption-words.ts';
import { captionRule } from './caption-rule.ts';

/** The words of one caption. */
export type CaptionGroup = { words: CaptionWord[]; startSeconds: number; endSeconds: number };

/** The costs of a group. They are ranked: within a group, lower costs never outweigh a higher one. */
const costs = {
  tooShort: 100_000,
  tooLong: 2_000,
  partedNumber: 400,
  pause: 60,
  phraseEnd: 30,
  /** More than a dangling word: "or your | money back", not "or your money | back". */
  lone: 18,
  dangling: 12,
  group: 10,
};

/** A longer silence between two words is heard as a pause. */
const pauseSeconds = 0.3;

/** A longer word fills a caption by itself. */
const maxLoneCharacters = 8;

/** Matches words that belong to the next word, and should not end a group. */
const leading = /^(?:a|an|the|of|to|in|on|at|for|and|or|your|our|my|is|it|with|&)$/iu;

/**
 * Cuts spoken words into groups: at most three words and 18 characters, at pauses and punctuation where possible, and
 * without a short word alone in its group where the rest of its clause leaves room. A group stays at least 0.3 s, which
 * comes before the 18 characters; words that are too fast even for three at a time follow the voice. `untilSeconds` is
 * the end of the picture.
 */
export function groupWords(words: readonly CaptionWord[], untilSeconds: number): CaptionGroup[] {
  const best: { cost: number; end: number }[] = [];
  best[words.length] = { cost: 0, end: words.length };
  for (let from = words.length - 1; from >= 0; from -= 1) {
    best[from] = { cost: Infinity, end: from + 1 };
    for (let to = from + 1; to <= Math.min(words.length, from + captionRule.maxWords); to += 1) {
      const cost = costOf(words, from, to, untilSeconds) + best[to]!.cost;
      if (cost < best[from]!.cost) best[from] = { cost, end: to };
    }
  }
  const groups: CaptionGroup[] = [];
  for (let from = 0; from < words.length; from = best[from]!.end) {
    const to = best[from]!.end;
    groups.push({
      words: words.slice(from, to),
      startSeconds: words[from]!.startSeconds,
      endSeconds: endOf(words, to, untilSeconds),
    });
  }
  return groups;
}

/** The end of the group before word `to`: when the next group appears, or soon after its last word. */
function endOf(words: readonly CaptionWord[], to: number, untilSeconds: number): number {
  const spoken = words[to - 1]!.endSeconds;
  const next = words[to]?.startSeconds ?? untilSeconds;
  const isBridged = next - spoken <= captionRule.bridgedPauseSeconds && to < words.length;
  return isBridged ? next : Math.min(next, spoken + captionRule.restSeconds);
}

function costOf(words: readonly CaptionWord[], from: number, to: number, untilSeconds: number): number {
  const group = words.slice(from, to);
  const room = group.reduce((sum, { text }) => sum + textDisplayWidth(text), 0) + group.length - 1;
  const stay = endOf(words, to, untilSeconds) - group[0]!.startSeconds;
  const missing = captionRule.minStaySeconds - stay;
  let cost = costs.group;
  // Tolerates rounding errors in sums of times.
  if (missing > 1e-6) cost += costs.tooShort * (1 + missing);
  if (group.length > 1 && room > captionRule.maxCharacters)
    cost += costs.tooLong * (1 + (room - captionRule.maxCharacters) / 10);
  for (const [index, word] of group.entries()) {
    const next = group[index + 1];
    if (!next) continue;
    if (word.isPhraseEnd) cost += costs.phraseEnd;
    if (isPauseBetween(word, next)) cost += costs.pause;
  }
  const last = group.at(-1)!;
  const following = words[to];
  if (following && !last.isPhraseEnd) {
    if (leading.test(last.text)) cost += costs.dangling;
    if (!isPauseBetween(last, following) && isBareNumber(last.text)) cost += costs.partedNumber;
  }
  const isLone = group.length === 1 && room <= maxLoneCharacters;
  if (isLone && (isSameClause(words[from - 1], last) || isSameClause(last, following))) cost += costs.lone;
  return cost;
}

const isPauseBetween = (word: CaptionWord, next: CaptionWord): boolean =>
  next.startSeconds - word.endSeconds > pauseSeconds;

const isSameClause = (word: CaptionWord | undefined, next: CaptionWord | undefined): boolean =>
  word !== undefined && next !== undefined && !word.isPhraseEnd && !isPauseBetween(word, next);
