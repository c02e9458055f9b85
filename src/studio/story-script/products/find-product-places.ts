import type { ProductKind } from '#studio/story/story.ts';
import { PhraseBook } from '../text/phrase-book.ts';
import type { Token } from '../text/tokens.ts';
import { noProducts, productRows, type ProductWord } from '../words/product-words.ts';

export const productBook = new PhraseBook<ProductWord | null>([
  ...noProducts.map((phrase) => [phrase, null] as const),
  ...productRows,
]);

export type ProductPlace = {
  kind: ProductKind;
  phrase: string;
  isPassing: boolean;
  from: number;
  to: number;
};

/** Finds the occurrences of things whose kind can be drawn. */
export function findProductPlaces(tokens: readonly Token[]): ProductPlace[] {
  const words = tokens.map(({ word }) => word);
  const places: ProductPlace[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const isPairOfRunners =
      words[from] === 'runners' && words.slice(Math.max(0, from - 4), from).includes('pair');
    if (isPairOfRunners) {
      places.push({ kind: 'shoe', phrase: 'running shoe', isPassing: false, from, to: from });
      continue;
    }
    if (isTinCan(tokens, from)) {
      places.push({ kind: 'can', phrase: 'can', isPassing: true, from, to: from });
      continue;
    }
    const found = productBook.find(words, from);
    if (!found) continue;
    const to = from + found.length - 1;
    const before = tokens[from - 1]?.sentence === tokens[from]!.sentence ? words[from - 1]! : '';
    const isWhole = tokens[to]!.sentence === tokens[from]!.sentence;
    if (found.value?.isPassing && isWhole && isMaterial(tokens, words, to)) {
      from = to;
      continue;
    }
    if (found.value && isWhole && !isUsedAsVerb(tokens, from, to, before)) {
      const content = findContent(tokens, words, to);
      // "A bag of frozen peas" is nothing to carry one's things in.
      const isFilled = content === null && /^(?:bags?|sacks?)$/u.test(words[to]!) && words[to + 1] === 'of';
      if (!isFilled) places.push({ ...found.value, ...content, from, to: content?.to ?? to });
      from = content?.to ?? to;
    } else from = to;
  }
  return places;
}

/** "A cold can of Fizz", "the can in her hand": the noun, not the verb. */
function isTinCan(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (!/^cans?$/u.test(token.word) || before?.sentence !== token.sentence) return false;
  if (next?.sentence === token.sentence && next.word === 'of') return true;
  return (
    /^(?:an?|the|her|his|my|their|cold|empty|second|last|little|red|blue|green)$/u.test(before.word) &&
    (next?.sentence !== token.sentence ||
      next.gap !== ' ' ||
      /^(?:in|on|at|and|from|to|with|open|against|under|out|into|up|is|was)$/u.test(next.word))
  );
}

/** "Glass boxes", "a coffee mug": the last noun names the thing. */
function isMaterial(tokens: readonly Token[], words: readonly string[], to: number): boolean {
  const next = tokens[to + 1];
  if (next?.sentence !== tokens[to]!.sentence || next.gap !== ' ') return false;
  if (verbLike.has(next.word) && !/^(?:box(?:es)?|bottles?)$/u.test(next.word)) return false;
  return Boolean(productBook.find(words, to + 1)?.value);
}

const containers = /^(?:bags?|sacks?|baskets?|bowls?|plates?|trays?|crates?|box(?:es)?)$/u;

/** "A bag of frozen rolls" is bread, whatever contains it. */
function findContent(
  tokens: readonly Token[],
  words: readonly string[],
  container: number,
): (ProductWord & { to: number }) | null {
  const { sentence, word } = tokens[container]!;
  if (!containers.test(word) || tokens[container + 1]?.word !== 'of') return null;
  for (let at = container + 2; at <= container + 4 && tokens[at]?.sentence === sentence; at++) {
    const found = productBook.find(words, at);
    if (found?.value) return { ...found.value, isPassing: false, to: at + found.length - 1 };
    if (tokens[at + 1]?.gap !== ' ') return null;
  }
  return null;
}

const verbLike = new Set(
  `watch book ring pen plant plants pan phone phones water camera brush hammer drill drills hammers saw mop drink
  drinks milk spread spray present suit cap rose fleece bottle box ball boxes rings books watches
  bags flask seat tee oil torch program balm glue marker`.split(/\s+/u),
);
function isUsedAsVerb(tokens: readonly Token[], from: number, to: number, before: string): boolean {
  if (from !== to || !verbLike.has(tokens[from]!.word)) return false;
  // "Enno saw from his window": the tool has an article.
  if (
    tokens[from]!.word === 'saw' &&
    !/^(?:an?|the|my|her|his|our|your|their|hand|circular|sharp|old|new)$/u.test(before)
  )
    return true;
  return (
    [
      'to',
      'i',
      'you',
      'we',
      'they',
      'he',
      'she',
      'it',
      'can',
      'will',
      'and',
      "don't",
      'would',
      'who',
      'could',
      "didn't",
      'not',
      'just',
      'first',
      'next',
      'then',
      'finally',
      'now',
    ].includes(before) ||
    before === '' ||
    /^(?:a|an|the|your|it|them|his|her|some)$/u.test(
      tokens[from + 1]?.gap === ' ' ? tokens[from + 1]!.word : '',
    ) ||
    (tokens[from]!.word === 'rose' && !['a', 'the', 'red', 'one', 'white', 'single'].includes(before))
  );
}
