import type { ProductKind, StoryCharacter, StoryProduct } from '#studio/story/story.ts';
import { findAllThings } from './find-things.ts';
import { productBook } from '../products/find-product-places.ts';
import { groupWords } from '../words/groups.ts';
import { animalRoles, roleRows } from '../words/roles.ts';

/** A thing or a being in a text. */
export type Named = {
  at: number;
  /** Its words without an article: "two suitcases". */
  words: string;
  singular: string;
  isPlural: boolean;
  /** The artwork of a thing without its colour, or the kind of a product. */
  artwork: string | null;
  kind: ProductKind | null;
  /** Whether hands can hold it. */
  isHoldable: boolean;
  /** "It" may refer to an animal or a baby, "them" to several people. */
  being: 'singular' | 'plural' | null;
};

type Known = {
  products: readonly Pick<StoryProduct, 'name' | 'kind'>[];
  characters: readonly Pick<StoryCharacter, 'name' | 'role'>[];
};

const counts = ['', '', 'two ', 'three '];

/** The things and beings in a text, in order, outside quotation marks. */
export function findNamed(text: string, known: Known): Named[] {
  const told = text.replaceAll(/[“"][^”"]*[”"]/gu, (words) => words.replaceAll(/\p{L}/gu, '_'));
  const things = findAllThings(told).map(({ at, look, phrase, written, isPlural, count }): Named => ({
    at,
    words: `${counts[count] ?? ''}${written}`,
    singular: phrase,
    isPlural,
    artwork: look.artwork.replace(/#.*$/u, ''),
    kind: null,
    isHoldable: look.hold !== 'none',
    being: null,
  }));
  return [...things, ...findProducts(told, known, things), ...findBeings(told, known)].toSorted(
    (one, other) => one.at - other.at,
  );
}

/** The story's products by name, or by a word of their kind unless a thing is named there. */
function findProducts(told: string, { products }: Known, things: readonly Named[]): Named[] {
  const spans = wordsOf(told);
  const words = spans.map(({ word }) => word);
  return spans.flatMap(({ at, end, isCapital }, index): Named[] => {
    const inBook = productBook.find(words, index);
    const product = products.find(({ name, kind }) => {
      const parts = wordsOf(name).map(({ word }) => word);
      return (
        parts.every((part, step) => words[index + step] === part) ||
        (inBook?.value?.kind === kind && !isCapital)
      );
    });
    if (!product || things.some((thing) => thing.at <= at && thing.at + thing.words.length >= end)) return [];
    const isNamed = wordsOf(product.name).every(({ word }, step) => words[index + step] === word);
    const called = isNamed ? product.name : (inBook?.phrase ?? words[index]!);
    return [
      {
        at,
        words: isCapital ? called : called.toLowerCase(),
        singular: isCapital ? called : called.toLowerCase(),
        isPlural: /[^su]s$/iu.test(called) && !isCapital,
        artwork: null,
        kind: product.kind,
        isHoldable: true,
        being: null,
      },
    ];
  });
}

const wordsOf = (text: string): { word: string; at: number; end: number; isCapital: boolean }[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[’'](?!s\b)\p{L}+)*/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replaceAll('’', "'"),
    at: index,
    end: index + word.length,
    isCapital: /^\p{Lu}/u.test(word),
  }));

type Being = NonNullable<Named['being']>;

const beingWords = new Map<string, Being>([
  ...Object.keys(groupWords).map((word): [string, Being] => [word, 'plural']),
  ...roleRows.flatMap(([phrase, { role, isPlural }]): [string, Being][] => {
    if (isPlural) return [[phrase, 'plural']];
    return role.kind === 'animal' || role.label === 'baby' ? [[phrase, 'singular']] : [];
  }),
]);

function findBeings(told: string, { characters }: Known): Named[] {
  const animals = new Set(
    characters
      .filter(({ role }) => animalRoles.has(role) || role === 'baby')
      .map(({ name }) => name.toLowerCase()),
  );
  return wordsOf(told).flatMap(({ word, at }): Named[] => {
    const being = animals.has(word) ? 'singular' : beingWords.get(word);
    if (!being) return [];
    return [
      {
        at,
        words: word,
        singular: word,
        isPlural: being === 'plural',
        artwork: null,
        kind: null,
        isHoldable: false,
        being,
      },
    ];
  });
}
