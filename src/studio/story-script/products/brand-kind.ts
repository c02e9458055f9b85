import type { ProductKind } from '#studio/story/story.ts';
import type { ProductPlace } from './find-product-places.ts';
import { productBook } from './find-product-places.ts';
import type { Token } from '../text/tokens.ts';

type ProductAt = ReadonlyMap<number, ProductPlace>;

/** Finds the kind that the text states for a name: "Hushbear, a plush night light", "Lumora is a lamp". */
export function findExplained(
  tokens: readonly Token[],
  to: number,
  productAt: ProductAt,
): ProductPlace | null {
  const { sentence } = tokens[to]!;
  const at = (step: number): Token | undefined =>
    tokens[to + step]?.sentence === sentence ? tokens[to + step] : undefined;
  const isApposed = /^(?:,| [–—-]) $/u.test(at(1)?.gap ?? '') && article.test(at(1)!.word);
  const isTold = at(1)?.gap === ' ' && /^(?:is|was)$/u.test(at(1)!.word) && article.test(at(2)?.word ?? '');
  if (!isApposed && !isTold) return null;
  let found: ProductPlace | null = null;
  for (let step = isApposed ? 2 : 3; step <= 8; step++) {
    const token = at(step);
    if (!token || token.gap !== ' ' || /^(?:that|which|who|for|with|from|of|to|in|on)$/u.test(token.word))
      break;
    found = productAt.get(to + step) ?? found;
  }
  return found;
}
const article = /^(?:an?|the|our|my|this)$/u;

/** The words before a thing in its phrase, nearest first. */
function wordsBefore(tokens: readonly Token[], { from }: ProductPlace): string[] {
  const { sentence } = tokens[from]!;
  const words: string[] = [];
  for (let at = from - 1; at >= from - 4 && tokens[at]?.sentence === sentence; at--) {
    words.push(tokens[at]!.word);
    if (/[,;:]/u.test(tokens[at]!.gap)) break;
  }
  return words;
}

const screens: ReadonlySet<ProductKind> = new Set<ProductKind>(['phone', 'tablet', 'laptop', 'app-screen']);
/** Everyday belongings, which are rarely the advertised product. */
const belongings: ReadonlySet<ProductKind> = new Set<ProductKind>([
  ...(['sofa', 'chair', 'lamp', 'pillow', 'bag', 'backpack', 'suitcase', 'cup', 'car'] as const),
  ...(['plant', 'shirt', 'book', 'phone', 'tablet', 'laptop'] as const),
]);

/** Whether a thing is not the brand's product: "on the sofa", "next to the lamp", "puts down her bag". */
export function isSomethingElse(tokens: readonly Token[], place: ProductPlace): boolean {
  if (!belongings.has(place.kind)) return false;
  const before = wordsBefore(tokens, place);
  const at = before.findIndex((word) =>
    /^(?:on|onto|in|into|under|beside|to|behind|near|at|against|by|off)$/u.test(word),
  );
  if (at !== -1) return !(before[at] === 'on' && screens.has(place.kind));
  return before.some((word) => /^(?:her|his|my|their|your|its)$/u.test(word));
}

const plushEnding = /(?:bear|bunny|teddy|puppy)$/u;
/** The ending of a made-up name: "Steadycup", "Hushbear". */
export function kindOfEnding(name: string): ProductKind | null {
  const word = name.toLowerCase();
  if (/\s/u.test(word)) return null;
  if (plushEnding.test(word)) return 'toy';
  for (let from = 3; from <= word.length - 3; from++) {
    const found = productBook.find([word.slice(from)], 0)?.value;
    // A brush may be for teeth, hair or paint.
    if (found && !found.isPassing && found.kind !== 'brush') return found.kind;
  }
  return null;
}

const containers: Readonly<Record<string, ProductKind>> = {
  can: 'can',
  tin: 'can',
  bottle: 'bottle',
  carton: 'bottle',
  jar: 'jar',
  pot: 'jar',
  tub: 'jar',
  tube: 'tube',
  box: 'box',
  pack: 'box',
  packet: 'box',
  bag: 'bag',
  sack: 'bag',
  pouch: 'bag',
};
/** "A can of Brightbrew": an unknown product is seen as its container. */
export const kindOfContainer = (word: string): ProductKind | null =>
  containers[word] ?? containers[word.replace(/e?s$/u, '')] ?? null;
