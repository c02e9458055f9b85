import { PhraseBook } from '../text/phrase-book.ts';
import { noThings } from '../words/no-things.ts';
import { thingSenses, type ThingSense } from '../words/thing-senses.ts';
import { thingRows } from '../words/thing-words.ts';

/** The artwork of a thing, its longer side, how a hand holds it, and where it stands otherwise. */
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
  // Words that are things in only one sense.
  ...thingSenses.flatMap(({ words }) => words.split(/,\s*/u).map((word) => [word, null] as const)),
]);

const senses = new Map<string, ThingSense[]>();
for (const sense of thingSenses)
  for (const word of sense.words.split(/,\s*/u)) senses.set(word, [...(senses.get(word) ?? []), sense]);

/** Resolves a phrase in its sentence: "nuts" of a wheel are not peanuts. */
export function readSense(phrase: string, row: ThingRow | null, sentence: string): ThingRow | null {
  const sense = senses
    .get(phrase)
    ?.find(({ beside, without }) => (beside?.test(sentence) ?? true) && !(without?.test(sentence) ?? false));
  if (!sense) return row;
  return sense.means === null ? null : (thingBook.find(sense.means.split(' '), 0)?.value ?? null);
}

/** All names of things with artwork. */
export const thingNames: readonly string[] = [...new Set(rows.map(([, { phrase }]) => phrase))];

/** Finds the artwork of a thing by its name, including names such as "Old toolbox". */
export function findThingLook(name: string): ThingLook | null {
  const words = name.toLowerCase().split(/\s+/u);
  for (let from = 0; from < words.length; from++) {
    const found = thingBook.find(words, from);
    if (found?.value && from + found.length === words.length) return found.value.look;
  }
  return null;
}
