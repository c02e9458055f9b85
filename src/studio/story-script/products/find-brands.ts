import type { ProductKind } from '#studio/story/story.ts';
import type { Token } from '../text/tokens.ts';
import { isSomethingElse } from './brand-kind.ts';
import { findNames, isBrandSpelling, type TextWithThings } from './brand-names.ts';
import { weighSignsOfBrand } from './brand-signs.ts';
import { addVotes, leadingKind, type KindVotes } from './brand-votes.ts';
import type { ProductPlace } from './find-product-places.ts';

export type Brand = { name: string; kind: ProductKind; sentences: number[]; weight: number };

/** A name that may be a brand, with everything that its occurrences say about it. */
type Candidate = {
  /** In its longest form. */
  name: string;
  votes: KindVotes;
  sentences: Set<number>;
  weight: number;
  places: number;
};

/** Finds capitalised names of things: "the Lumo lamp", "a bike called Falcon", "NovaCup". The most certain is first. */
export function findBrands(
  tokens: readonly Token[],
  places: readonly ProductPlace[],
  isPerson: (index: number) => boolean,
): Brand[] {
  const candidates = gatherCandidates({ tokens, productAt: byToken(places) }, isPerson);
  const mostNamed = mostNamedKind(places.filter((place) => !isSomethingElse(tokens, place)));
  return candidates
    .map((candidate) => toBrand(candidate, mostNamed))
    .filter(({ certainty }) => certainty >= 2.2)
    .toSorted((one, other) => other.certainty - one.certainty);
}

const byToken = (places: readonly ProductPlace[]): TextWithThings['productAt'] =>
  new Map(
    places.flatMap((place) =>
      Array.from({ length: place.to - place.from + 1 }, (_, step) => [place.from + step, place] as const),
    ),
  );

/** The occurrences of a name, by its first word: "Lumo" and "Lumo Pro" are the same candidate. */
function gatherCandidates(text: TextWithThings, isPerson: (index: number) => boolean): Candidate[] {
  const { tokens } = text;
  const candidates = new Map<string, Candidate>();
  for (const place of findNames(text, isPerson)) {
    const { name, from } = place;
    const { word, sentence } = tokens[from]!;
    const candidate = candidates.get(word) ?? {
      name,
      votes: new Map(),
      sentences: new Set(),
      weight: 0,
      places: 0,
    };
    candidate.places++;
    candidate.sentences.add(sentence);
    addVotes(candidate.votes, text, place);
    for (const weight of weighSignsOfBrand(tokens, place)) candidate.weight += weight;
    if (name.length > candidate.name.length) candidate.name = name;
    candidates.set(word, candidate);
  }
  return [...candidates.values()];
}

/** A name without a kind of its own is taken for the thing that the text mentions most. */
function toBrand(candidate: Candidate, mostNamed: ProductKind | null): Brand & { certainty: number } {
  const { name, weight, places } = candidate;
  const [kind, votes] = leadingKind(candidate.votes);
  const guessed = kind ?? (places >= 2 || weight >= 1 ? (mostNamed ?? 'box') : null);
  // "A spoonful of GreenBites" is a product, whatever the box contains.
  const isCertain = guessed !== null || (isBrandSpelling(name) && weight >= 1.7);
  return {
    name,
    kind: guessed ?? 'box',
    sentences: [...candidate.sentences],
    weight: Math.min(2, places * 0.4),
    certainty: isCertain ? votes + weight + places * 0.5 : 0,
  };
}

function mostNamedKind(places: readonly ProductPlace[]): ProductKind | null {
  const counts = new Map<ProductKind, number>();
  for (const { kind, isPassing } of places) counts.set(kind, (counts.get(kind) ?? 0) + (isPassing ? 0.4 : 1));
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
