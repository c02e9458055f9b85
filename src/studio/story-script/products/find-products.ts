import type { ProductKind } from '#studio/story/story.ts';
import { findBrands } from './find-brands.ts';
import type { ProductPlace } from './find-product-places.ts';
import type { Token } from '../text/tokens.ts';
import { handlingVerbs, readAdvert, readNounPhrase, weighMention } from './weigh-mention.ts';

/** A thing that counts as a product of the story: it is sold, handled, described or mentioned again. */
export type FoundProduct = {
  kind: ProductKind;
  brand: string | null;
  phrase: string;
  colour: string | null;
  score: number;
  sentences: number[];
  places: number;
};

/** `isAlwaysPassing`: all words for it are rarely products, such as the water in a bucket. */
type Candidate = FoundProduct & { base: number; isAlwaysPassing: boolean };

const newCandidate = (kind: ProductKind, phrase: string): Candidate => ({
  kind,
  brand: null,
  phrase,
  colour: null,
  score: 0,
  sentences: [],
  places: 0,
  base: 0,
  isAlwaysPassing: true,
});

export type ProductsContext = { isPerson: (index: number) => boolean };

export function findProducts(
  tokens: readonly Token[],
  places: readonly ProductPlace[],
  { isPerson }: ProductsContext,
): FoundProduct[] {
  const brands = findBrands(tokens, places, isPerson);
  const products = new Map<string, Candidate>();
  const advert = readAdvert(tokens);
  for (const place of places) {
    const found = products.get(place.kind) ?? newCandidate(place.kind, place.phrase);
    const nounPhrase = readNounPhrase(tokens, place);
    const isFirstColour = nounPhrase.colour !== null && found.colour === null;
    for (const weight of weighMention(tokens, place, { advert, nounPhrase, isFirstColour }))
      found.base += weight;
    found.colour ??= nounPhrase.colour;
    found.phrase = betterPhrase(found.phrase, place, places);
    if (!place.isPassing) found.isAlwaysPassing = false;
    found.places++;
    found.sentences.push(tokens[place.from]!.sentence);
    products.set(place.kind, found);
  }
  for (const { name, kind, sentences, weight } of brands) {
    const found = products.get(kind) ?? {
      ...newCandidate(kind, kind.replaceAll('-', ' ')),
      isAlwaysPassing: false,
    };
    if (found.brand !== null) continue;
    found.brand = name;
    found.base += 3 + weight;
    found.sentences.push(...sentences);
    products.set(kind, found);
  }
  for (const found of products.values()) {
    // "The radio has only one station … I have asked for the radio": a repeated thing is not a passing one.
    if (
      found.isAlwaysPassing &&
      isTopic(
        tokens,
        places.filter(({ kind }) => kind === found.kind),
      )
    ) {
      found.isAlwaysPassing = false;
      found.base += 0.6;
    }
  }
  return choose([...products.values()]);
}

/** The phrase that names the thing best: the longest one; with pyjamas mentioned once and a hat twice, the hat. */
function betterPhrase(phrase: string, place: ProductPlace, places: readonly ProductPlace[]): string {
  const countOf = (wanted: string): number => places.filter((other) => other.phrase === wanted).length;
  const isLonger = place.phrase.length > phrase.length && !place.isPassing && place.phrase.endsWith(phrase);
  const isNamedMore = place.kind === 'shirt' && countOf(place.phrase) > 1 && countOf(phrase) === 1;
  return isLonger || isNamedMore ? place.phrase : phrase;
}

/** Mentioned in two sentences by the same word, or at the start of the story: "The sofa had belonged …", "Yuki found a phone". */
function isTopic(tokens: readonly Token[], places: readonly ProductPlace[]): boolean {
  return places.some(({ phrase, from }) => {
    const { sentence } = tokens[from]!;
    const before = tokens[from - 1];
    const sentences = new Set(
      places.filter((other) => other.phrase === phrase).map((other) => tokens[other.from]!.sentence),
    );
    if (before?.sentence !== sentence) return false;
    const isSubject = before.isFirst && /^(?:the|our|my|his|her|this)$/u.test(before.word);
    const isFound = /^an?$/u.test(before.word) && handlingVerbs.has(tokens[from - 2]?.word ?? '');
    return sentence === 0 ? isSubject || isFound : isSubject && sentences.size > 1;
  });
}

/** Minimum score of a thing that is mentioned once, if nothing else stands out. */
const minOfOnly = 0.95;

function choose(products: Candidate[]): FoundProduct[] {
  const ranked = products
    .map((found) => ({ ...found, score: found.base }))
    .toSorted((one, other) => other.score - one.score);
  const best = ranked[0];
  if (!best) return [];
  const usual = best.brand ? 2.6 : best.score >= 5 ? 2.2 : 1.9;
  // If no thing stands out, the best one is taken.
  const threshold = best.score >= minOfOnly && !best.isAlwaysPassing ? Math.min(usual, best.score) : usual;
  return ranked
    .filter(({ score }) => score >= threshold)
    .slice(0, 4)
    .map(({ base: _base, isAlwaysPassing: _isAlwaysPassing, ...found }) => ({
      ...found,
      sentences: [...new Set(found.sentences)].sort((one, other) => one - other),
    }));
}
