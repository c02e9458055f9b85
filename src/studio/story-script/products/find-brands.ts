import type { ProductKind } from '#studio/story/story.ts';
import { findExplained, isSomethingElse, kindOfContainer, kindOfEnding } from './brand-kind.ts';
import { isOtherName, isPlainWord, isVerb, readFirstName } from '../text/dictionary.ts';
import { productBook, type ProductPlace } from './find-product-places.ts';
import type { Token } from '../text/tokens.ts';
import { notNames, placeEndings } from '../words/names.ts';
import { capitalWords } from '../words/persons.ts';

export type Brand = { name: string; kind: ProductKind; sentences: number[]; weight: number };

/** "NovaCup", "X200", and neither "1940s" nor "30cm". */
const isBrandSpelling = (text: string): boolean =>
  (/\p{Ll}\p{Lu}/u.test(text) || /\p{L}\d|\d\p{L}/u.test(text)) && !/^\d+\p{Ll}{1,3}$/u.test(text);

/** Finds capitalised names of things: "the Lumo lamp", "a bike called Falcon", "NovaCup". */
export function findBrands(
  tokens: readonly Token[],
  places: readonly ProductPlace[],
  isPerson: (index: number) => boolean,
): Brand[] {
  const productAt = new Map(
    places.flatMap((place) =>
      Array.from({ length: place.to - place.from + 1 }, (_, step) => [place.from + step, place] as const),
    ),
  );
  const found = new Map<
    string,
    { name: string; kinds: Map<ProductKind, number>; sentences: Set<number>; weight: number; places: number }
  >();
  for (let from = 0; from < tokens.length; from++) {
    if (!isCandidate(tokens, from) || isPerson(from)) continue;
    let to = from;
    while (
      to + 1 < tokens.length &&
      to - from < 3 &&
      tokens[to + 1]!.sentence === tokens[from]!.sentence &&
      (tokens[to + 1]!.gap === ' ' || isPartner(tokens[to + 1]!)) &&
      (isCandidate(tokens, to + 1) ||
        isPartner(tokens[to + 1]!) ||
        (tokens[to + 1]!.isCapital && productAt.has(to + 1)) ||
        /^\d{1,3}$|^(?:Pro|Plus|Mini|Max|One|Go|Air|X)$/u.test(tokens[to + 1]!.text)) &&
      !isPerson(to + 1)
    )
      to++;
    const name = tokens
      .slice(from, to + 1)
      .map(({ text, gap }, index) => (index > 0 ? gap : '') + text)
      .join('');
    const isApposed =
      /^, $/u.test(tokens[to + 1]?.gap ?? '') &&
      ['a', 'an', 'the', 'our', 'my'].includes(tokens[to + 1]!.word) &&
      [2, 3, 4].some((step) => productAt.has(to + step));
    if (
      placeEndings.has(tokens[to]!.word) &&
      to > from &&
      !isBrandSpelling(name) &&
      !isApposed &&
      !name.includes('&')
    ) {
      from = to;
      continue;
    }
    const key = tokens[from]!.word;
    const entry = found.get(key) ?? {
      name,
      kinds: new Map<ProductKind, number>(),
      sentences: new Set<number>(),
      weight: 0,
      places: 0,
    };
    const vote = (kind: ProductKind, votes: number): void =>
      void entry.kinds.set(kind, (entry.kinds.get(kind) ?? 0) + votes);
    entry.places++;
    entry.sentences.add(tokens[from]!.sentence);
    // The last word is the head of a name: an "Atlas Strap" is a strap.
    const inside = Array.from({ length: to - from + 1 }, (_, step) => productAt.get(from + step)).findLast(
      (place) => place !== undefined,
    );
    const next =
      tokens[to + 1]?.sentence === tokens[to]!.sentence
        ? (productAt.get(to + 1) ??
          (tokens[to + 2]?.sentence === tokens[to]!.sentence &&
          tokens[to + 1]!.gap === ' ' &&
          !isVerb(tokens[to + 1]!.word)
            ? productAt.get(to + 2)
            : undefined))
        : undefined;
    if (inside) vote(inside.kind, 3);
    if (next && tokens[to + 1]!.gap === ' ') vote(next.kind, 3);
    const before = tokens[from - 1]?.sentence === tokens[from]!.sentence ? tokens[from - 1]!.word : '';
    const named = ['called', 'named'].includes(before) ? productAt.get(from - 2) : undefined;
    if (named) vote(named.kind, 4);
    // "A lifting belt, the Atlas Strap"
    const apposed = before === 'the' && tokens[from - 1]!.gap === ', ' ? productAt.get(from - 2) : undefined;
    if (apposed) vote(apposed.kind, 4);
    // "The bike is called the Mule."
    const isTheCalled = before === 'the' && ['called', 'named'].includes(tokens[from - 2]?.word ?? '');
    const thing = isTheCalled
      ? [3, 4, 5].map((step) => productAt.get(from - step)).find((place) => place !== undefined)
      : undefined;
    if (thing) vote(thing.kind, 4);
    const contained = before === 'of' ? kindOfContainer(tokens[from - 2]?.word ?? '') : null;
    if (contained) vote(contained, 4);
    const explained = findExplained(tokens, to, productAt);
    if (explained) vote(explained.kind, 5);
    const isOf = (near: ProductPlace | undefined): near is ProductPlace =>
      near !== undefined && !isSomethingElse(tokens, near);
    for (let step = 1; step <= 8; step++) {
      const near = productAt.get(to + step);
      if (isOf(near) && tokens[to + step]!.sentence === tokens[to]!.sentence) {
        vote(
          near.kind,
          near.isPassing
            ? 0.5
            : /^[,:—–-]|^ $/u.test(tokens[to + 1]!.gap) &&
                ['is', 'the', 'a', 'an', 'our', 'its'].includes(tokens[to + 1]!.word)
              ? 2
              : 1,
        );
        break;
      }
    }
    // "A bowl of soup from Miso & Co."
    const isSource = before === 'from' || before === 'by';
    for (let step = isSource ? 2 : 7; entry.kinds.size === 0 && step <= 6; step++) {
      const near = productAt.get(from - step);
      if (isOf(near) && tokens[from - step]!.sentence === tokens[from]!.sentence) vote(near.kind, 1.5);
    }
    // "Heated gloves from a company called EmberGrip"
    const offered = findOffered(tokens, from, productAt);
    if (offered) vote(offered.kind, 4);
    const isOfFirm = isFirm(tokens, from, to);
    if (entry.kinds.size === 0 && isOfFirm && isOnScreen(tokens, tokens[from]!.sentence))
      vote('app-screen', 2);
    // "She signed up for FreshCrate, and now a box is on her doorstep."
    for (let step = 1; entry.kinds.size === 0 && step <= 16; step++) {
      const near = productAt.get(to + step);
      if (isOf(near)) vote(near.kind, 0.7);
    }
    for (const part of splitName(name)) {
      const inName = productBook.find([part], 0)?.value;
      if (inName) vote(inName.kind, 2);
    }
    const ending = entry.kinds.size === 0 ? kindOfEnding(name) : null;
    if (ending) vote(ending, 2);
    if (isOfFirm) entry.weight += 2;
    if (isBrandSpelling(name) || name.includes('&')) entry.weight += 1;
    if (isSlogan(tokens, from, to)) entry.weight += 1.5;
    if (
      [
        'the',
        'our',
        'with',
        'introducing',
        'try',
        'use',
        'used',
        'uses',
        'using',
        'called',
        'a',
        'my',
        'bought',
        'got',
        'made',
        'download',
        'opened',
        'opens',
        'like',
        'of',
      ].includes(before)
    )
      entry.weight += 0.7;
    if (name.length > entry.name.length) entry.name = name;
    found.set(key, entry);
    from = to;
  }
  const mostNamed = countKinds(places.filter((place) => !isSomethingElse(tokens, place)));
  return [...found.values()]
    .map((entry): Brand & { certainty: number } => {
      const [kind, votes] = [...entry.kinds].toSorted(([, one], [, other]) => other - one)[0] ?? [null, 0];
      const guessed = kind ?? (entry.places >= 2 || entry.weight >= 1 ? (mostNamed ?? 'box') : null);
      return {
        name: entry.name,
        kind: guessed ?? 'box',
        sentences: [...entry.sentences],
        weight: Math.min(2, entry.places * 0.4),
        // "A spoonful of GreenBites" is a product, whatever the box contains.
        certainty:
          guessed || (isBrandSpelling(entry.name) && entry.weight >= 1.7)
            ? votes + entry.weight + entry.places * 0.5
            : 0,
      };
    })
    .filter(({ certainty }) => certainty >= 2.2)
    .toSorted((one, other) => other.certainty - one.certainty);
}

/** Finds the product of a named firm: "gloves from a company called EmberGrip". */
function findOffered(
  tokens: readonly Token[],
  from: number,
  productAt: ReadonlyMap<number, ProductPlace>,
): ProductPlace | null {
  const { sentence } = tokens[from]!;
  const at = (step: number): string =>
    tokens[from - step]?.sentence === sentence ? tokens[from - step]!.word : '';
  const isFirmCalled =
    /^(?:called|named)$/u.test(at(1)) &&
    /^(?:company|firm|brand|startup|shop|maker|workshop|label)$/u.test(at(2)) &&
    /^(?:from|by)$/u.test(at(4));
  if (!isFirmCalled) return null;
  for (let step = 5; step <= 9; step++) {
    const place = at(step) === '' ? undefined : productAt.get(from - step);
    if (place) return place;
  }
  return null;
}

/** "Miso & Co" */
const isPartner = ({ gap, isCapital }: Token): boolean => gap === ' & ' && isCapital;

/** "Today Second Skin has 23 employees", "her ward switched to Vakta", "Holly phoned DripWise". */
function isFirm(tokens: readonly Token[], from: number, to: number): boolean {
  const { sentence } = tokens[from]!;
  const at = (index: number): string => (tokens[index]?.sentence === sentence ? tokens[index]!.word : '');
  const [before, twoBefore] = [at(from - 1), at(from - 2)];
  if (/^(?:phoned|subscribed|joined|installed|downloaded)$/u.test(before)) return true;
  if (before === 'to' && /^(?:switched|switches|switch|subscribed)$/u.test(twoBefore)) return true;
  if (before === 'for' && twoBefore === 'up') return true;
  const [after, twoAfter] = [at(to + 1), at(to + 2)];
  if (tokens[to + 1]?.gap !== ' ') return false;
  if (
    /^(?:has|employs|had)$/u.test(after) &&
    /^\d|^(?:two|three|ten|twenty|hundreds|thousands)$/u.test(twoAfter)
  )
    return true;
  return /^(?:sells|makes|delivers|ships|sends|offers|costs|launched)$/u.test(after);
}

/** Words of software. */
const screenSign =
  /^(?:app|tablet|screen|dashboard|message|messages|alert|alerts|online|data|software|sensor|sensors|login|notification)$/u;

/** Whether the sentence of a name, or the next one, describes the use of a screen. */
const isOnScreen = (tokens: readonly Token[], sentence: number): boolean =>
  tokens.some(
    (token) => token.sentence >= sentence && token.sentence <= sentence + 1 && screenSign.test(token.word),
  );

function isCandidate(tokens: readonly Token[], index: number): boolean {
  const { isCapital, word, text, isFirst } = tokens[index]!;
  if (isBrandSpelling(text) && text.length > 2) return true;
  // "Second Skin": a plain word with a capital within the sentence, and another one behind it.
  const next = tokens[index + 1];
  if (isCapital && !isFirst && /^(?:first|second|third|one|two|three|every|all|my|our)$/u.test(word))
    return next?.gap === ' ' && next.sentence === tokens[index]!.sentence && next.isCapital;
  if (!isCapital || capitalWords.has(word) || notNames.has(word) || text.length < 3 || isOtherName(word))
    return false;
  return isFirst ? !isPlainWord(word) && !readFirstName(word) : true;
}

/** Adverts end with a name and a promise: "Zephyr: keep the peace", "Nutriva. Breakfast is done." */
function isSlogan(tokens: readonly Token[], from: number, to: number): boolean {
  const isAtEnd = tokens.at(-1)!.sentence - tokens[from]!.sentence <= 1;
  const next = tokens[to + 1];
  const endsThere =
    next !== undefined && (next.sentence !== tokens[to]!.sentence || /^[.:,!—–]/u.test(next.gap.trim()));
  return isAtEnd && tokens[from]!.isFirst && endsThere;
}

const splitName = (name: string): string[] =>
  name.split(/(?<=\p{Ll})(?=\p{Lu})|\s+/u).map((part) => part.toLowerCase());

function countKinds(places: readonly ProductPlace[]): ProductKind | null {
  const counts = new Map<ProductKind, number>();
  for (const { kind, isPassing } of places) counts.set(kind, (counts.get(kind) ?? 0) + (isPassing ? 0.4 : 1));
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
