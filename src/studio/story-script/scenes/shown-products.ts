import type { StoryProduct } from '#studio/story/story.ts';

/** A product, and the sentences that mention it. */
export type SceneProduct = StoryProduct & { sentences: readonly number[] };

/** The products that a scene shows: those that its sentences mention and that are present. `text` is its narration. */
export const findShownProducts = (
  products: readonly SceneProduct[],
  isInScene: (sentence: number) => boolean,
  text: string,
): SceneProduct[] =>
  products.filter(
    ({ sentences, name, kind }) =>
      sentences.some(isInScene) && !isOnlyReported(text, name) && !(worn.has(kind) && isOnlyWorn(text, name)),
  );

/** "She hears about the Warm Mitten", "she cannot find her glasses": the product is elsewhere. */
const isOnlyReported = (text: string, name: string): boolean => {
  const mentions = text.toLowerCase().split(name.toLowerCase()).slice(0, -1);
  return mentions.length > 0 && mentions.every((before) => reportedSign.test(before));
};

/** "He is wearing his safety boots": they are on the feet, and not a second time on a table. */
const isOnlyWorn = (text: string, name: string): boolean => {
  const mentions = text.toLowerCase().split(name.toLowerCase()).slice(0, -1);
  return mentions.length > 0 && mentions.every((before) => wearingSign.test(before));
};

/** Ends right before the product: "wears his new …". */
const wearingSign = /\b(?:wear(?:s|ing)?|wore|dressed in) (?:\p{L}+ ){0,2}$/u;

const worn: ReadonlySet<StoryProduct['kind']> = new Set<StoryProduct['kind']>(['shoe', 'shirt', 'gloves']);

/** Ends right before the product: "told her about the …", "can't find his …". */
const reportedSign =
  /\b(?:hear(?:s|d)?|read(?:s)?|t(?:ells?|old)|ask(?:s|ed)?|th(?:inks?|ought)|talk(?:s|ed)?|kn(?:ows?|ew)|learn(?:s|ed|t)?) (?:\p{L}+ ){0,2}about (?:the |an? |her |his )?$|(?:cannot|can[’']t|could(?: not|n[’']t)|did(?: not|n[’']t)) find (?:\p{L}+ )?$/u;
