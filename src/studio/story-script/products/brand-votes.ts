import type { ProductKind } from '#studio/story/story.ts';
import { isVerb } from '../text/dictionary.ts';
import type { Token } from '../text/tokens.ts';
import { findExplained, isSomethingElse, kindOfContainer, kindOfEnding } from './brand-kind.ts';
import type { NamePlace, TextWithThings } from './brand-names.ts';
import { isFirm } from './brand-signs.ts';
import { productBook, type ProductPlace } from './find-product-places.ts';

/** How strongly the text says that a name stands for a thing of this kind. */
export type KindVotes = Map<ProductKind, number>;

/** Adds the votes of one occurrence of a name. Weak signs count only while there is no vote from any occurrence. */
export function addVotes(votes: KindVotes, text: TextWithThings, place: NamePlace): void {
  voteByPhrase(votes, text, place);
  voteByStatement(votes, text, place);
  voteByThingsNearby(votes, text, place);
  voteBySpelling(votes, place.name);
}

function vote(votes: KindVotes, kind: ProductKind | null | undefined, count: number): void {
  if (kind) votes.set(kind, (votes.get(kind) ?? 0) + count);
}

/** The kind with most votes. */
export const leadingKind = (votes: KindVotes): [kind: ProductKind | null, votes: number] =>
  [...votes].toSorted(([, one], [, other]) => other - one)[0] ?? [null, 0];

/** The word `step` tokens before the name, or '' outside its sentence. */
function wordBefore(tokens: readonly Token[], { from }: NamePlace, step = 1): string {
  const token = tokens[from - step];
  return token?.sentence === tokens[from]!.sentence ? token.word : '';
}

/** "An Atlas Strap", "the Lumo lamp", "the Lumo night lamp". */
function voteByPhrase(votes: KindVotes, { tokens, productAt }: TextWithThings, place: NamePlace): void {
  const { from, to } = place;
  // The last word is the head of a name: an "Atlas Strap" is a strap.
  const inside = Array.from({ length: to - from + 1 }, (_, step) => productAt.get(from + step)).findLast(
    (thing) => thing !== undefined,
  );
  vote(votes, inside?.kind, 3);
  const next = tokens[to + 1];
  const { sentence } = tokens[to]!;
  if (next?.sentence !== sentence || next.gap !== ' ') return;
  const hasAdjective = tokens[to + 2]?.sentence === sentence && !isVerb(next.word);
  vote(votes, (productAt.get(to + 1) ?? (hasAdjective ? productAt.get(to + 2) : undefined))?.kind, 3);
}

/** "A bike called Mule", "a can of Brightbrew", "Hushbear, a plush night light". */
function voteByStatement(votes: KindVotes, { tokens, productAt }: TextWithThings, place: NamePlace): void {
  const { from, to } = place;
  const before = wordBefore(tokens, place);
  const isCalled = (word: string | undefined): boolean => word === 'called' || word === 'named';
  if (isCalled(before)) vote(votes, productAt.get(from - 2)?.kind, 4);
  if (before === 'the') {
    // "A lifting belt, the Atlas Strap"
    if (tokens[from - 1]!.gap === ', ') vote(votes, productAt.get(from - 2)?.kind, 4);
    // "The bike is called the Mule."
    if (isCalled(tokens[from - 2]?.word)) {
      const thing = [3, 4, 5].map((step) => productAt.get(from - step)).find((it) => it !== undefined);
      vote(votes, thing?.kind, 4);
    }
  }
  if (before === 'of') vote(votes, kindOfContainer(tokens[from - 2]?.word ?? ''), 4);
  vote(votes, findExplained(tokens, to, productAt)?.kind, 5);
}

/** Things in the same sentence, or after it, which may be what the name stands for. */
function voteByThingsNearby(votes: KindVotes, text: TextWithThings, place: NamePlace): void {
  const { tokens, productAt } = text;
  const { from, to } = place;
  const { sentence } = tokens[from]!;
  const ownThing = (index: number): ProductPlace | undefined => {
    const thing = productAt.get(index);
    return thing && !isSomethingElse(tokens, thing) ? thing : undefined;
  };
  const ownInSentence = (index: number) =>
    tokens[index]?.sentence === sentence ? ownThing(index) : undefined;
  const isDescribed =
    /^[,:—–-]|^ $/u.test(tokens[to + 1]?.gap ?? '') &&
    ['is', 'the', 'a', 'an', 'our', 'its'].includes(tokens[to + 1]!.word);
  const after = firstWithin(1, 8, (step) => ownInSentence(to + step));
  vote(votes, after?.kind, after?.isPassing ? 0.5 : isDescribed ? 2 : 1);
  // "A bowl of soup from Miso & Co."
  if (votes.size === 0 && ['from', 'by'].includes(wordBefore(tokens, place)))
    vote(votes, firstWithin(2, 6, (step) => ownInSentence(from - step))?.kind, 1.5);
  vote(votes, findOffered(text, place)?.kind, 4);
  if (votes.size === 0 && isFirm(tokens, place) && isOnScreen(tokens, sentence)) vote(votes, 'app-screen', 2);
  // "She signed up for FreshCrate, and now a box is on her doorstep."
  if (votes.size === 0) vote(votes, firstWithin(1, 16, (step) => ownThing(to + step))?.kind, 0.7);
}

function firstWithin(
  first: number,
  last: number,
  find: (step: number) => ProductPlace | undefined,
): ProductPlace | undefined {
  for (let step = first; step <= last; step++) {
    const found = find(step);
    if (found) return found;
  }
  return undefined;
}

/** Finds the product of a named firm: "heated gloves from a company called EmberGrip". */
function findOffered({ tokens, productAt }: TextWithThings, place: NamePlace): ProductPlace | undefined {
  const at = (step: number): string => wordBefore(tokens, place, step);
  const isFirmCalled =
    /^(?:called|named)$/u.test(at(1)) &&
    /^(?:company|firm|brand|startup|shop|maker|workshop|label)$/u.test(at(2)) &&
    /^(?:from|by)$/u.test(at(4));
  if (!isFirmCalled) return undefined;
  return firstWithin(5, 9, (step) => (at(step) === '' ? undefined : productAt.get(place.from - step)));
}

/** Words of software. */
const screenSign =
  /^(?:app|tablet|screen|dashboard|message|messages|alert|alerts|online|data|software|sensor|sensors|login|notification)$/u;

/** Whether the sentence of a name, or the next one, describes the use of a screen. */
const isOnScreen = (tokens: readonly Token[], sentence: number): boolean =>
  tokens.some(
    (token) => token.sentence >= sentence && token.sentence <= sentence + 1 && screenSign.test(token.word),
  );

/** "NovaCup", or with less certainty "Steadycup". */
function voteBySpelling(votes: KindVotes, name: string): void {
  const parts = name.split(/(?<=\p{Ll})(?=\p{Lu})|\s+/u).map((part) => part.toLowerCase());
  for (const part of parts) vote(votes, productBook.find([part], 0)?.value?.kind, 2);
  if (votes.size === 0) vote(votes, kindOfEnding(name), 2);
}
