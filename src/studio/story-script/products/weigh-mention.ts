import type { Token } from '../text/tokens.ts';
import { colours } from '../words/looks.ts';
import type { ProductPlace } from './find-product-places.ts';

const sellingSigns = new Set(
  `introducing meet try buy order available price launch launches launched invented prototype patent subscription discount shipping preorder download brand product products sell sells selling sold handmade designed customers reviews review battery
  bestselling guarantee refund collection edition natural organic ingredients recyclable sustainable upgrade waterproof discover comes tested bestseller unboxing ordered bought recommend sign ad invention created developed crafted startup company
  makes made keeps lasts works fits helps`.split(/\s+/u),
);
export const handlingVerbs = new Set(
  `clean cleans cleaned press presses pressed hold holds held holding use uses used using open opens opened wear wears wore wearing put puts carry carries carried carrying pick picks picked bought buys buy gave gives give found finds find lost loses made makes make built builds build painted repaired repairs
  fix fixed wanted wants grabbed grabs grab pulled pulls took takes takes ordered unwraps unwrapped switched switches lit lights rode rides threw throws kept keeps brought brings borrowed opened pedals pedalled bought wrapped planted handed hands tried tries try dropped drops sold sells switch
  sharpens chose choose chooses returned stole packed closes closed designed tested installed installs needed needs loves loved hugged hugs hung discovered saves saved delivered sends sent got gets received receives inherited share shares shared borrow borrows left leaves lent lends shows showed films filmed wore lifts lifted slipped played plays`.split(
    /\s+/u,
  ),
);

const makers = new Set(
  'make makes making made sell sells selling sold invented designs designed build builds'.split(' '),
);

/** The sentences that sell something, and those in which something is handled. */
export type Advert = { selling: ReadonlySet<number>; handling: ReadonlySet<number> };

export const readAdvert = (tokens: readonly Token[]): Advert => ({
  selling: new Set(
    tokens
      .filter(({ word, isQuoted }) => !isQuoted && sellingSigns.has(word))
      .map(({ sentence }) => sentence),
  ),
  handling: new Set(tokens.filter(({ word }) => handlingVerbs.has(word)).map(({ sentence }) => sentence)),
});

type NounPhrase = ReturnType<typeof readNounPhrase>;

/** The weights of one mention of a thing, whose sum says how likely it is a product; below 0 they speak against it. */
export function weighMention(
  tokens: readonly Token[],
  place: ProductPlace,
  context: { advert: Advert; nounPhrase: NounPhrase; isFirstColour: boolean },
): number[] {
  const { advert, isFirstColour } = context;
  const { determiner, isModifier } = context.nounPhrase;
  const { kind, phrase, isPassing } = place;
  const { sentence, isQuoted } = tokens[place.from]!;
  const before = tokens[place.from - 1];
  const weightOfPosition = (): number => {
    if (isSatOn(tokens, place)) return isPassing ? 0 : 0.5;
    return isWhereItGoes(tokens, place) ? -0.5 : 0;
  };
  return [
    (isPassing ? 0.4 : 1) * (isQuoted ? 0.6 : 1),
    isModifier ? -0.7 : 0,
    isFirstColour ? 0.8 : 0,
    ['our', 'this', 'these', 'new'].includes(determiner) ? 0.6 : 0,
    // A story is about the thing it begins with: "Tomasz found a camera".
    sentence === 0 && !isPassing && !isModifier && /^an?$/u.test(determiner) ? 0.5 : 0,
    // Worn clothes belong to the person's look.
    kind === 'shirt' && ['her', 'his', 'my', 'their'].includes(determiner) ? -0.6 : 0,
    kind === 'shirt' && isWorn(tokens, place) ? -2 : 0,
    weightOfPosition(),
    makers.has(before?.word ?? '') && before!.sentence === sentence ? 1.5 : 0,
    phrase.includes(' ') && !isPassing ? 0.4 : 0,
    advert.selling.has(sentence) ? (isPassing ? 0.3 : 0.6) : 0,
    advert.handling.has(sentence) ? (isPassing ? 0.1 : 0.5) : 0,
  ];
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

/** `colour` is a CSS colour; `determiner` is the nearest one, or ''; `isModifier`: the next noun is the thing, as in "camera shop". */
export function readNounPhrase(
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
