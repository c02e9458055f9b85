import { families } from './families/find-family.ts';

/** A word that more lines share says too little. */
const maxLines = 38;
const minLength = 4;
/** Words for the same idea. */
const same: readonly (readonly [RegExp, string])[] = [
  [/^(?:photos?|pictures?|cameras?|roll|shots?|selfies?)$/, 'photo'],
  [/^(?:noises?|sounds?|loud|radio|volume)$/, 'noise'],
  [/^(?:smells?|scents?|breathe)$/, 'smell'],
  [/^(?:asleep|sleep\w*|awake|alarm|nights?|midnight)$/, 'sleep'],
  [/^(?:rain\w*|wet|puddles?|soaked)$/, 'rain'],
  [/^(?:cold|freezing|frozen)$/, 'cold'],
  [/^(?:dirt\w*|dust|stains?|spots?|crumbs|clean\w*)$/, 'dirt'],
  [/^(?:clothes|closet|outfits?|wear\w*)$/, 'clothes'],
  [/^(?:receipts?|shoebox)$/, 'receipt'],
  [/^(?:noticed?|notices?)$/, 'notice'],
  [/^(?:called|calls?|phones?|rings?|ringing)$/, 'call'],
];
const keyOf = (word: string): string =>
  same.find(([words]) => words.test(word))?.[1] ?? word.replace(/(?:ing|ed|es|e|s)$/, '');
const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/\{[^}]*\}/g, ' ')
      .match(/[a-z]{3,}(?:’[a-z]+)?/g) ?? []
  ).filter((word) => word.length >= minLength || word === 'wet');

let common: Set<string> | null = null;
/** Words of many lines: "look", "before", "week". */
function commonWords(): Set<string> {
  if (common) return common;
  const lines = new Map<string, number>();
  for (const { lines: kinds } of families)
    for (const line of Object.values(kinds).flat())
      for (const key of new Set(wordsOf(line))) lines.set(key, (lines.get(key) ?? 0) + 1);
  common = new Set([...lines].filter(([, count]) => count > maxLines).map(([word]) => word));
  return common;
}

/** The things that a hook is about, apart from the product: two hooks of a set with one of them would tell the same twice. */
export function ideasOf(text: string, product: string): Set<string> {
  const own = new Set(wordsOf(product).map(keyOf));
  return new Set(
    wordsOf(text)
      .filter((word) => !commonWords().has(word) || same.some(([words]) => words.test(word)))
      .map(keyOf)
      .filter((key) => !own.has(key)),
  );
}
