import type { Sentence } from './narrative-text.ts';

export type Token = {
  text: string;
  /** In lower case, without the ’s of a possessive or a contraction. */
  word: string;
  start: number;
  end: number;
  sentence: number;
  isCapital: boolean;
  /** At the beginning of a sentence or of a quotation, where a capital does not mark a name. */
  isFirst: boolean;
  /** Followed by ’s or, in a plural, by ’. */
  isPossessive: boolean;
  /** Between quotation marks. */
  isQuoted: boolean;
  /** The text between the previous token and this one. */
  gap: string;
};

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[.&](?=\p{L}\b)\p{L})*(?:[’'](?!s\b|S\b)[\p{L}]+)*/gu;
const startsQuotation = /["“‘«„(]\s*$|[:—–]\s*$/u;

/** Splits sentences into words with their context. `isQuoted` tells whether a position is inside a quotation. */
export function tokenise(sentences: readonly Sentence[], isQuoted: (position: number) => boolean): Token[] {
  return sentences.flatMap((sentence, index) => {
    let lastEnd = 0;
    let isFirst = !sentence.continues;
    return [...sentence.text.matchAll(wordPattern)].flatMap((match): Token[] => {
      const text = match[0];
      const gap = sentence.text.slice(lastEnd, match.index);
      const after = sentence.text.slice(match.index + text.length, match.index + text.length + 2);
      if (/^[sS]$/u.test(text) && /^[’']$/u.test(gap)) return [];
      const token: Token = {
        text,
        word: text.toLowerCase().replaceAll('’', "'"),
        start: sentence.start + match.index,
        end: sentence.start + match.index + text.length,
        sentence: index,
        isCapital: /^\p{Lu}/u.test(text),
        isFirst: isFirst || (gap !== '' && (startsQuotation.test(gap) || /[.!?…]["”’)]*\s/u.test(gap))),
        isPossessive:
          /^[’'][sS]/u.test(after) ||
          (/s$/iu.test(text) && /^[’'](?!\p{L})/u.test(after) && !isQuotedEnd(after)),
        isQuoted: isQuoted(sentence.start + match.index),
        gap: lastEnd === 0 ? gap : gap.replace(/^[’'][sS]/u, ''),
      };
      lastEnd = match.index + text.length;
      isFirst = false;
      return [token];
    });
  });
}

/** An apostrophe before a comma or a full stop usually closes a quotation. */
const isQuotedEnd = (after: string): boolean => /^[’'][.,!?]?$/u.test(after) && !/\s/u.test(after);
