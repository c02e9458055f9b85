import type { Point } from './point.ts';

/** Words of a point that can be said in one breath beside the name of the thing. */
const maxQuoteWords = 6;
const maxClauseWords = 8;
const minWords = 3;
/** A clause is complete before these. */
const joint = /^(?:and|with|without|so|while|when|for|in|on|at|by|every|because|instead|plus)$/i;
const looseEnd =
  /\b(?:and|or|with|for|to|of|the|a|an|in|from|by|at|on|is|are|no|that|which|your|how|where|log|sign|set|comes?|plug)$/i;

/** "Lets you share your location with friends" → "lets you share your location"; null where no shorter text is complete. */
export function shorten(text: string | null, maxWords: number): string | null {
  if (text === null) return null;
  const words = text.replace(/,? (?:so|because) .*$/, '').split(' ');
  if (words.length <= maxWords) return words.join(' ');
  // "Cuts picking errors and integrates with Shopify" makes two points.
  const next = words.findIndex(
    (word, index) =>
      index >= minWords - 1 &&
      word === 'and' &&
      /^[a-z]+s$/.test(words[index + 1] ?? '') &&
      words[index + 2] !== undefined,
  );
  const at =
    next !== -1 && next <= maxWords
      ? next
      : words.findLastIndex((word, index) => index >= minWords && index <= maxWords && joint.test(word));
  if (at === -1) return null;
  const short = words.slice(0, at).join(' ').replace(/,$/, '');
  return looseEnd.test(short) || joint.test(words[at - 1]!) ? null : short;
}

/** "Planters with 3 sizes" is not said. */
const amount =
  /^\d+ (?:items?.*|(?:euros?|dollars?|pounds?).*|templates|sizes?|colou?rs?|flavou?rs?|bags|packs?|pieces|players|people|designs|pages|styles|scents?|bottles|cans|sheets|tablets|capsules|gumm(?:y|ies)|levels)$/i;

/** Names of shops and firms alone say nothing. */
const onlyNames = /^\p{Lu}\S*(?:(?:,| and| &)? \p{Lu}\S*)*$/u;

/** The point in the words that hooks have room for; null where it has none. */
export function shortenPoint(point: Point): Point | null {
  const quote = shorten(point.quote, maxQuoteWords);
  const relative = amount.test(point.had ?? '') ? null : shorten(point.relative, maxClauseWords);
  const says = shorten(point.says, maxClauseWords);
  const bare = shorten(point.bare, maxClauseWords);
  const had = point.had && point.had.split(' ').length <= maxQuoteWords ? point.had : null;
  const isName = quote !== null && onlyNames.test(quote) && quote.includes(' ');
  if (isName || (quote === null && relative === null)) return null;
  return { ...point, quote, relative, says: relative && says, bare: relative && bare, had };
}
