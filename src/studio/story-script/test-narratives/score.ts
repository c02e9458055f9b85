import type { Story } from '#studio/story/story.ts';
import type { NarrativeFacts } from './narrative-facts.ts';

export type Tally = { wanted: number; hits: number; found: number; right: number };
export type Score = { persons: Tally; places: Tally; products: Tally; genders: Tally; faults: string[] };

type Fact = { names: string[]; isOptional: boolean; count: number; gender: string | null };

const parse = (fact: string): Fact => {
  const [, body = '', count, optional, gender] = /^(.*?)(?:\*(\d))?(\?)?(?::([fm]))?$/u.exec(fact)!;
  return {
    names: body.toLowerCase().split('/'),
    isOptional: optional === '?',
    count: Number(count ?? 1),
    gender: gender ?? null,
  };
};

/** Matches each found entry to one fact only, and each fact to as many entries as its count. */
function tally(
  kind: string,
  facts: Fact[],
  found: string[][],
  faults: string[],
): Tally & { pairs: Map<number, Fact> } {
  const pairs = new Map<number, Fact>();
  const result = { wanted: 0, hits: 0, found: 0, right: 0 };
  for (const fact of facts.toSorted((one, other) => Number(one.isOptional) - Number(other.isOptional))) {
    let taken = 0;
    for (const [index, words] of found.entries()) {
      if (taken < fact.count && !pairs.has(index) && words.some((word) => fact.names.includes(word))) {
        pairs.set(index, fact);
        taken++;
      }
    }
    if (fact.isOptional) continue;
    result.wanted += fact.count;
    result.hits += taken;
    if (taken < fact.count) faults.push(`${kind} missing: ${fact.names.join('/')}`);
  }
  for (const [index, words] of found.entries()) {
    const fact = pairs.get(index);
    if (fact?.isOptional) continue;
    result.found++;
    if (fact) result.right++;
    else faults.push(`${kind} wrong: ${words.join('/')}`);
  }
  return { ...result, pairs };
}

/** Counts the facts that were found (recall) and the found entries that are facts (precision). */
export function scoreStory({ persons, places, products }: NarrativeFacts, story: Story): Score {
  const faults: string[] = [];
  const characters = story.characters.map(({ name, role }) => [
    ...name.toLowerCase().split(/[\s.]+/u),
    name.toLowerCase(),
    role,
  ]);
  const { pairs, ...personTally } = tally('person', persons.map(parse), characters, faults);
  const genders = { wanted: 0, hits: 0, found: 0, right: 0 };
  for (const [index, { gender }] of pairs) {
    if (!gender) continue;
    const { gender: found, name } = story.characters[index]!;
    genders.wanted++;
    if (found !== 'unknown') genders.found++;
    if (found.startsWith(gender)) {
      genders.hits++;
      genders.right++;
    } else faults.push(`gender of ${name}: ${found}`);
  }
  const settings = [...new Set(story.scenes.map(({ setting }) => setting))].filter(
    (setting) => setting !== 'studio',
  );
  const { pairs: _places, ...placeTally } = tally(
    'place',
    places.map(parse),
    settings.map((setting) => [setting]),
    faults,
  );
  const { pairs: _products, ...productTally } = tally(
    'product',
    products.map(parse),
    story.products.map(({ kind }) => [kind]),
    faults,
  );
  return { persons: personTally, places: placeTally, products: productTally, genders, faults };
}

export const addTallies = (tallies: readonly Tally[]): { recall: number; precision: number } => {
  const sum = (key: keyof Tally): number => tallies.reduce((total, one) => total + one[key], 0);
  return { recall: sum('hits') / sum('wanted'), precision: sum('right') / Math.max(1, sum('found')) };
};
