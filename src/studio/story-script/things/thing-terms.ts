import { tagWords } from '#studio/english/part-of-speech.ts';

/** A word of a sentence, with its parts of speech. */
export type Term = {
  text: string;
  word: string;
  start: number;
  end: number;
  gap: string;
  tags: readonly string[];
};

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[’'](?!s\b)\p{L}+)*/gu;

export function readTerms(sentence: string): Term[] {
  const terms: Term[] = [];
  let last = 0;
  for (const { 0: word, index } of sentence.matchAll(wordPattern)) {
    if (word === 's' && /[’']$/u.test(sentence.slice(last, index))) continue;
    terms.push({
      text: word,
      word: word.toLowerCase().replaceAll('’', "'"),
      start: index,
      end: index + word.length,
      gap: sentence.slice(last, index),
      tags: [],
    });
    last = index + word.length;
  }
  return terms;
}

/** Adds the library's parts of speech to our terms, matched in order. */
export function tagTerms(sentence: string, terms: readonly Term[]): Term[] {
  const tagged = tagWords(sentence);
  let at = 0;
  return terms.map((term) => {
    for (let ahead = at; ahead < Math.min(tagged.length, at + 4); ahead++) {
      const { text, tags } = tagged[ahead]!;
      if (!text.toLowerCase().replaceAll('’', "'").includes(term.word)) continue;
      at = /[-’']/u.test(text) ? ahead : ahead + 1;
      return { ...term, tags };
    }
    return term;
  });
}

export const nounTags = ['Noun', 'Singular', 'Plural'];
export const hasTag = ({ tags }: Term, wanted: readonly string[]): boolean =>
  tags.some((tag) => wanted.includes(tag));
