import { createRequire } from 'node:module';
import type nlp from 'compromise/two';

export type TaggedWord = { text: string; tags: string[] };

/** Loaded with the first text: it takes 48 MB, which a web process that reads no text does without. */
let library: typeof nlp | undefined;
const openLibrary = (): typeof nlp =>
  (library ??= createRequire(import.meta.url)('compromise/two') as typeof nlp);

let lexicon: Record<string, string | string[]> | undefined;

/** The parts of speech of a lower-case word in the library's word list; none if it is unknown there. */
export function lookUpTags(word: string): readonly string[] {
  lexicon ??= (openLibrary().model() as { one: { lexicon: Record<string, string | string[]> } }).one.lexicon;
  const tags = Object.hasOwn(lexicon, word) ? lexicon[word]! : [];
  return typeof tags === 'string' ? [tags] : tags;
}

/** The words of a sentence with their parts of speech in it. Takes a second for 40,000 characters. */
export const tagWords = (sentence: string): TaggedWord[] =>
  (openLibrary()(sentence).json({ terms: { tags: true } }) as { terms: TaggedWord[] }[]).flatMap(
    ({ terms }) => terms,
  );

/** Whether the first word of a text is a verb, as in a command. */
export const startsWithVerb = (text: string): boolean => openLibrary()(text).terms().first().has('#Verb');
