import { isOtherName, isPlainWord, readFirstName } from '../text/dictionary.ts';
import type { Token } from '../text/tokens.ts';
import { notNames, placeEndings } from '../words/names.ts';
import { capitalWords } from '../words/persons.ts';
import type { ProductPlace } from './find-product-places.ts';

/** A narrative with the things in it, by the index of each of their tokens. */
export type TextWithThings = {
  tokens: readonly Token[];
  productAt: ReadonlyMap<number, ProductPlace>;
};

/** An occurrence of a name, from its first token to its last. */
export type NamePlace = { name: string; from: number; to: number };

/** "NovaCup", "X200", and neither "1940s" nor "30cm". */
export const isBrandSpelling = (text: string): boolean =>
  (/\p{Ll}\p{Lu}/u.test(text) || /\p{L}\d|\d\p{L}/u.test(text)) && !/^\d+\p{Ll}{1,3}$/u.test(text);

/** "Miso & Co" */
const isPartner = ({ gap, isCapital }: Token): boolean => gap === ' & ' && isCapital;

/** Finds the capitalised names that belong neither to a person nor to a place. */
export function findNames(text: TextWithThings, isPerson: (index: number) => boolean): NamePlace[] {
  const { tokens } = text;
  const names: NamePlace[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!mayStartName(tokens, from) || isPerson(from)) continue;
    let to = from;
    while (to - from < 3 && continuesName(text, to + 1) && !isPerson(to + 1)) to++;
    const name = tokens
      .slice(from, to + 1)
      .map(({ text: word, gap }, index) => (index > 0 ? gap : '') + word)
      .join('');
    const place = { name, from, to };
    if (!isNameOfPlace(text, place)) names.push(place);
    from = to;
  }
  return names;
}

function mayStartName(tokens: readonly Token[], index: number): boolean {
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

/** Whether the token belongs to the name that ends before it: "Atlas Strap", "Miso & Co", "Falcon 2", "Lumo Pro". */
function continuesName({ tokens, productAt }: TextWithThings, index: number): boolean {
  const token = tokens[index];
  if (token?.sentence !== tokens[index - 1]!.sentence) return false;
  if (isPartner(token)) return true;
  return (
    token.gap === ' ' &&
    (mayStartName(tokens, index) ||
      (token.isCapital && productAt.has(index)) ||
      /^\d{1,3}$|^(?:Pro|Plus|Mini|Max|One|Go|Air|X)$/u.test(token.text))
  );
}

/** "Baker Street"; but "Abbey Road, a lamp" is a thing, and so is a name that is spelled like a brand. */
function isNameOfPlace({ tokens, productAt }: TextWithThings, { name, from, to }: NamePlace): boolean {
  if (from === to || !placeEndings.has(tokens[to]!.word)) return false;
  const isApposed =
    /^, $/u.test(tokens[to + 1]?.gap ?? '') &&
    ['a', 'an', 'the', 'our', 'my'].includes(tokens[to + 1]!.word) &&
    [2, 3, 4].some((step) => productAt.has(to + step));
  return !isApposed && !isBrandSpelling(name) && !name.includes('&');
}
