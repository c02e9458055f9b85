import { PhraseBook } from './phrase-book.ts';
import { noThings } from './words/no-things.ts';
import { thingRows } from './words/thing-words.ts';

/** The artwork of a thing, its longer side, how a hand takes it and where it is when nobody holds it. */
export type ThingLook = {
  artwork: string;
  metres: number;
  hold: 'grip' | 'palm' | 'handle' | 'string' | 'both' | 'none';
  stand: 'table' | 'floor' | 'water';
};
export type ThingRow = { look: ThingLook; phrase: string; isPlural: boolean };

const pluralOf = (phrase: string): string =>
  /kni?fe$|loaf$|leaf$|scarf$/u.test(phrase)
    ? phrase.replace(/fe?$/u, 'ves')
    : /(?:s|x|ch|sh)$/u.test(phrase)
      ? `${phrase}es`
      : /[^aeiou]y$/u.test(phrase)
        ? `${phrase.slice(0, -1)}ies`
        : /(?:tomato|potato|mango)$/u.test(phrase)
          ? `${phrase}es`
          : `${phrase}s`;

const rows: (readonly [string, ThingRow])[] = [
  ...thingRows.matchAll(/^(\S+) ([\d.]+) (\w+) (\w+): (.+)$/gmu),
].flatMap(([, artwork = '', metres, hold, stand, words = '']) => {
  const look = { artwork, metres: Number(metres), hold, stand } as ThingLook;
  return words.split(/,\s*/u).flatMap((phrase): (readonly [string, ThingRow])[] => [
    [phrase, { look, phrase, isPlural: isPluralPhrase(phrase) }],
    [pluralOf(phrase), { look, phrase, isPlural: true }],
  ]);
});

function isPluralPhrase(phrase: string): boolean {
  return /(?:[^su]s|mice|teeth|pierogi)$/u.test(phrase);
}

export const thingBook = new PhraseBook<ThingRow | null>([
  ...noThings.map((phrase) => [phrase, null] as const),
  ...rows.filter(([written, { phrase }]) => written === phrase),
  ...rows,
]);

/** How many names of things have artwork. */
export const thingNames: readonly string[] = [...new Set(rows.map(([, { phrase }]) => phrase))];

/** The artwork of a thing by its name alone, "Old toolbox" included. */
export function findThingLook(name: string): ThingLook | null {
  const words = name.toLowerCase().split(/\s+/u);
  for (let from = 0; from < words.length; from++) {
    const found = thingBook.find(words, from);
    if (found?.value && from + found.length === words.length) return found.value.look;
  }
  return null;
}
