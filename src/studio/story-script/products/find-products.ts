import type { ProductKind } from '#studio/story/story.ts';
import { findBrands } from './find-brands.ts';
import type { ProductPlace } from './find-product-places.ts';
import type { Token } from '../text/tokens.ts';
import { colours } from '../words/looks.ts';

const sellingSigns = new Set(
  `introducing meet try buy order available price launch launches launched invented prototype patent subscription discount shipping preorder download brand product products sell sells selling sold handmade designed customers reviews review battery
  bestselling guarantee refund collection edition natural organic ingredients recyclable sustainable upgrade waterproof discover comes tested bestseller unboxing ordered bought recommend sign ad invention created developed crafted startup company
  makes made keeps lasts works fits helps`.split(/\s+/u),
);
const handling = new Set(
  `clean cleans cleaned press presses pressed hold holds held holding use uses used using open opens opened wear wears wore wearing put puts carry carries carried carrying pick picks picked bought buys buy gave gives give found finds find lost loses made makes make built builds build painted repaired repairs
  fix fixed wanted wants grabbed grabs grab pulled pulls took takes takes ordered unwraps unwrapped switched switches lit lights rode rides threw throws kept keeps brought brings borrowed opened pedals pedalled bought wrapped planted handed hands tried tries try dropped drops sold sells switch
  sharpens chose choose chooses returned stole packed closes closed designed tested installed installs needed needs loves loved hugged hugs hung discovered saves saved delivered sends sent got gets received receives inherited share shares shared borrow borrows left leaves lent lends shows showed films filmed wore lifts lifted slipped played plays`.split(
    /\s+/u,
  ),
);

const makers = new Set(
  'make makes making made sell sells selling sold invented designs designed build builds'.split(' '),
);

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

export type ProductsContext = { isPerson: (index: number) => boolean };

export function findProducts(
  tokens: readonly Token[],
  places: readonly ProductPlace[],
  { isPerson }: ProductsContext,
): FoundProduct[] {
  const brands = findBrands(tokens, places, isPerson);
  const products = new Map<string, Candidate>();
  const sellingSentences = new Set(
    tokens
      .filter(({ word, isQuoted }) => !isQuoted && sellingSigns.has(word))
      .map(({ sentence }) => sentence),
  );
  const handlingSentences = new Set(
    tokens.filter(({ word }) => handling.has(word)).map(({ sentence }) => sentence),
  );
  for (const place of places) {
    const found = products.get(place.kind) ?? {
      kind: place.kind,
      brand: null,
      phrase: place.phrase,
      colour: null,
      score: 0,
      sentences: [],
      places: 0,
      base: 0,
      isAlwaysPassing: true,
    };
    if (!place.isPassing) found.isAlwaysPassing = false;
    const { sentence, isQuoted } = tokens[place.from]!;
    const share = isQuoted ? 0.6 : 1;
    found.places++;
    found.base += (place.isPassing ? 0.4 : 1) * share;
    const { colour, determiner, isModifier } = readNounPhrase(tokens, place);
    if (isModifier) found.base -= 0.7;
    if (colour && !found.colour) {
      found.colour = colour;
      found.base += 0.8;
    }
    if (['our', 'this', 'these', 'new'].includes(determiner)) found.base += 0.6;
    // A story is about the thing it begins with: "Tomasz found a camera".
    if (sentence === 0 && !place.isPassing && !isModifier && /^an?$/u.test(determiner)) found.base += 0.5;
    // Worn clothes belong to the person's look.
    if (place.kind === 'shirt' && ['her', 'his', 'my', 'their'].includes(determiner)) found.base -= 0.6;
    if (place.kind === 'shirt' && isWorn(tokens, place)) found.base -= 2;
    if (isSatOn(tokens, place)) found.base += place.isPassing ? 0 : 0.5;
    else if (isWhereItGoes(tokens, place)) found.base -= 0.5;
    if (makers.has(tokens[place.from - 1]?.word ?? '') && tokens[place.from - 1]!.sentence === sentence)
      found.base += 1.5;
    if (place.phrase.includes(' ') && !place.isPassing) found.base += 0.4;
    if (sellingSentences.has(sentence)) found.base += place.isPassing ? 0.3 : 0.6;
    if (handlingSentences.has(sentence)) found.base += place.isPassing ? 0.1 : 0.5;
    if (place.phrase.length > found.phrase.length && !place.isPassing && place.phrase.endsWith(found.phrase))
      found.phrase = place.phrase;
    // With pyjamas mentioned once and a hat twice, the story is about the hat.
    const isNamedMore = places.filter(({ phrase }) => phrase === place.phrase).length > 1;
    const isFirstNamedOnce = places.filter(({ phrase }) => phrase === found.phrase).length === 1;
    if (place.kind === 'shirt' && isNamedMore && isFirstNamedOnce) found.phrase = place.phrase;
    found.sentences.push(sentence);
    products.set(place.kind, found);
  }
  for (const { name, kind, sentences, weight } of brands) {
    const found = products.get(kind) ?? {
      kind,
      brand: null,
      phrase: kind.replaceAll('-', ' '),
      colour: null,
      score: 0,
      sentences: [],
      places: 0,
      base: 0,
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
    const isFound = /^an?$/u.test(before.word) && handling.has(tokens[from - 2]?.word ?? '');
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

/** Colours of contents, visible through glass. */
const contentColours: Readonly<Record<string, string>> = {
  mustard: 'goldenrod',
  honey: 'orange',
  jam: 'crimson',
  pickles: 'olivedrab',
  pesto: 'olivedrab',
  milk: 'white',
  wine: 'maroon',
};

function readNounPhrase(
  tokens: readonly Token[],
  { from, to }: ProductPlace,
): { colour: string | null; determiner: string; isModifier: boolean } {
  const { sentence } = tokens[from]!;
  let colour: string | null = null;
  let determiner = '';
  for (
    let at = from - 1;
    at >= from - 5 && tokens[at]?.sentence === sentence && /^(?: |, |-)$/u.test(tokens[at + 1]!.gap);
    at--
  ) {
    const { word } = tokens[at]!;
    colour ??= colours.get(word) ?? null;
    if (
      ['the', 'a', 'an', 'my', 'her', 'his', 'our', 'their', 'your', 'this', 'these', 'new'].includes(word)
    ) {
      determiner = word;
      if (word !== 'new') break;
    }
    if (['and', 'of', 'with', 'in', 'to', 'is', 'on'].includes(word) && colour === null) break;
  }
  const next = tokens[to + 1];
  if (!colour && next?.word === 'of')
    colour = contentColours[tokens[to + 2]?.word ?? ''] ?? contentColours[tokens[to + 3]?.word ?? ''] ?? null;
  if (!colour && next?.sentence === sentence && next.word === 'in')
    colour = colours.get(tokens[to + 2]?.word ?? '') ?? null;
  const isModifier =
    next?.sentence === sentence &&
    next.gap === ' ' &&
    /^(?:shop|store|factory|maker|makers|company|industry|shelf|shelves|lane|owner|driver|case|cover|bottle|seat|festival|club|market|harvest|cup)$/u.test(
      next.word,
    );
  return { colour, determiner, isModifier };
}

/** "A camera that clips to a cap", "the videos on a laptop": a thing that only locates another one. */
const isWhereItGoes = (tokens: readonly Token[], { from }: ProductPlace): boolean =>
  tokens[from - 2]?.sentence === tokens[from]!.sentence &&
  /^(?:an?|the|her|his|my|their)$/u.test(tokens[from - 1]!.word) &&
  /^(?:to|on|onto|under|behind|beside|against)$/u.test(tokens[from - 2]!.word);

/** "Lena sat down on her suitcase": she uses it. */
const isSatOn = (tokens: readonly Token[], { from }: ProductPlace): boolean => {
  const { sentence } = tokens[from]!;
  const at = [2, 3, 4].find((step) => /^(?:on|onto)$/u.test(tokens[from - step]?.word ?? ''));
  if (at === undefined) return false;
  return [1, 2].some((step) => {
    const token = tokens[from - at - step];
    return (
      token?.sentence === sentence && /^(?:sat|sits?|sitting|stood|stands?|leans?|leaned)$/u.test(token.word)
    );
  });
};

/** "A courier in a green jacket", "Sara wears a yellow helmet and a reflective vest". */
function isWorn(tokens: readonly Token[], { from }: ProductPlace): boolean {
  const { sentence } = tokens[from]!;
  for (let at = from - 1; at >= 0 && from - at <= 8 && tokens[at]!.sentence === sentence; at--) {
    const { word } = tokens[at]!;
    if (/^(?:wear|wears|wearing|wore|dressed)$/u.test(word)) return true;
    if (word === 'in' && from - at <= 4) return /^an?$/u.test(tokens[at + 1]!.word);
    if (/^(?:with|and)$/u.test(word)) continue;
    if (sellingSigns.has(word)) return false;
  }
  return false;
}
