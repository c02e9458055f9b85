import { isVerb } from '../text/dictionary.ts';
import type { Token } from '../text/tokens.ts';
import { fillers } from '../words/place-weights.ts';
import { weighNoun } from './weigh-noun.ts';

/** A place counts as named from this weight on, and as suggested below it. */
export const namedWeight = 1.2;

/** "Outside the station", "in front of the shop". */
export function isBefore(tokens: readonly Token[], from: number): boolean {
  const { sentence } = tokens[from]!;
  for (let at = from - 1; at >= from - 4 && tokens[at]?.sentence === sentence; at--) {
    if (tokens[at]!.word === 'outside') return true;
    // "In front of the shop", but not "to the front of the stage".
    if (tokens[at]!.word === 'of') return tokens[at - 1]?.word === 'front' && tokens[at - 2]?.word !== 'the';
    if (!fillers.has(tokens[at]!.word) && !tokens[at]!.isCapital) return false;
  }
  return false;
}

/** "Behind the church", "around the corner from the school". */
export function isBehind(tokens: readonly Token[], from: number): boolean {
  const { sentence } = tokens[from]!;
  for (let at = from - 1; at >= from - 4 && tokens[at]?.sentence === sentence; at--) {
    const { word } = tokens[at]!;
    if (/^(?:behind|opposite|beside)$/u.test(word)) return true;
    if (/^(?:to|from)$/u.test(word)) return /^(?:next|corner|across)$/u.test(tokens[at - 1]?.word ?? '');
    if (!fillers.has(word) && !tokens[at]!.isCapital) return false;
  }
  return false;
}

/** A person who carries a box to the van is not in it yet. */
export function isSeenFromOutside(tokens: readonly Token[], from: number): boolean {
  const before = [1, 2, 3].map((step) => tokens[from - step]?.word ?? '');
  const at = before.findIndex((word) => !fillers.has(word));
  return outsides.has(before[at] ?? '');
}
const outsides = new Set(
  'to under near beside by outside toward towards around past load loads loaded wash washed'.split(' '),
);

/**
 * Weighs a word as evidence for the scene's place: 3 after a preposition ("in the kitchen"), about 1 without one, less in
 * a clause about another time or person, and 0.6 for a thing or an event that is typical of the place.
 */
export function weighPlace(
  tokens: readonly Token[],
  from: number,
  { phrase, isPlace }: { phrase: string; isPlace: boolean },
): number {
  if (!isPlace && isSince(tokens, from)) return 0;
  return (isPlace ? weighNoun(tokens, from, phrase) : 0.6) * weighClause(tokens, from);
}

/** "Since her hip operation": another time. */
const isSince = (tokens: readonly Token[], from: number): boolean =>
  [1, 2, 3].some(
    (step) =>
      tokens[from - step]?.word === 'since' && tokens[from - step]!.sentence === tokens[from]!.sentence,
  );

/** Weight of clauses about other events: "who had taught her in a car park", "about who walks to the bakery". */
function weighClause(tokens: readonly Token[], from: number): number {
  const { sentence } = tokens[from]!;
  for (let at = from - 1; at >= from - 14 && tokens[at]?.sentence === sentence; at--) {
    const { word } = tokens[at]!;
    if (/[,;:—–()]/u.test(tokens[at + 1]!.gap)) return 1;
    const next = tokens[at + 1]!;
    // A memory or a hope has a different place from the sentence.
    if (
      /^(?:remember(?:s|ed|ing)?|dream(?:s|ed|ing)?|dreamt|imagin(?:e|es|ed|ing)|recall(?:s|ed)?|promis(?:e|es|ed)|plan(?:s|ned)?|hop(?:e|es|ed)|wish(?:es|ed)?|miss(?:es|ed))$/u.test(
        word,
      ) &&
      at >= 0
    )
      return /^(?:plan|hop|promis|wish)/u.test(word) ? 0.35 : 0.15;
    if (/^th(?:ink|inks|inking|ought)$/u.test(word) && /^(?:of|about)$/u.test(next.word)) return 0.15;
    if (word === 'had' && isVerb(next.word) && /ed$|en$|[^e]n$|t$|d$|ne$/u.test(next.word)) return 0.4;
    // "It hums like the inside of a car."
    if (word === 'like' && !/^(?:would|i|we|you|they|['’]d)$/u.test(tokens[at - 1]?.word ?? '')) return 0.15;
    if (!/^(?:who|whom|whose|where)$/u.test(word)) continue;
    if (
      /^(?:about|over|wonder|wonders|wondered|asks?|asked|knows?|knew|of)$/u.test(tokens[at - 1]?.word ?? '')
    )
      return 0.15;
    if (next.word === 'had' || next.word === 'once') return 0.35;
  }
  return 1;
}
