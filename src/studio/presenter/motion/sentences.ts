import type { SpokenWord } from '../../speech/speech.ts';
import { hasSentenceMark } from '../../speech/text/sentence-end.ts';

export type SpokenSentence = {
  text: string;
  startSeconds: number;
  endSeconds: number;
  words: readonly SpokenWord[];
};

/** Splits spoken words into sentences at the punctuation that ends them. */
export function splitSpoken(words: readonly SpokenWord[]): SpokenSentence[] {
  const sentences: SpokenSentence[] = [];
  let open: SpokenWord[] = [];
  for (const [index, word] of words.entries()) {
    open.push(word);
    const isEnd = hasSentenceMark(word.word) || index === words.length - 1;
    if (!isEnd) continue;
    sentences.push({
      text: open.map((one) => one.word).join(' '),
      startSeconds: open[0]!.startSeconds,
      endSeconds: word.endSeconds,
      words: open,
    });
    open = [];
  }
  return sentences;
}
