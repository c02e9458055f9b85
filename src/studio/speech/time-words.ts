import { matchPhones } from './match-phones.ts';
import type { Phone, SpokenWord } from './speech.ts';

/** A word's phones in its sentence: indices, both included. */
export type WordSpan = { word: number; firstPhone: number; lastPhone: number };

/**
 * flite does not say where a word starts. `wordPhones` is how each word sounds alone; the sentence's own phones differ
 * a little from their sequence (reduced vowels, linking), so the two rows are matched by least edit distance.
 * Words that got no phone are left out.
 */
export function findWords(wordPhones: readonly string[][], phones: readonly string[]): WordSpan[] {
  const sounds = phones.flatMap((phone, index) => (phone === 'pau' ? [] : [{ phone, index }]));
  const reference = wordPhones.flatMap((row, word) => row.map((phone) => ({ phone, word })));
  const ownerOf = matchPhones(
    reference.map((sound) => sound.phone),
    sounds.map((sound) => sound.phone),
  ).map((match) => reference[match.index]?.word ?? 0);
  return wordPhones.flatMap((_, word) => {
    const first = ownerOf.indexOf(word);
    const last = ownerOf.lastIndexOf(word);
    if (first === -1) return [];
    return [{ word, firstPhone: sounds[first]!.index, lastPhone: sounds[last]!.index }];
  });
}

/** When the words are said. The spans count from a sentence's beginning, `phones` begin `skipped` phones later. */
export function timeWords(
  words: readonly string[],
  spans: readonly WordSpan[],
  phones: readonly Phone[],
  skipped = 0,
): SpokenWord[] {
  return spans.map(({ word, firstPhone, lastPhone }) => ({
    word: words[word]!,
    startSeconds: phones[firstPhone - skipped]!.startSeconds,
    endSeconds: phones[lastPhone - skipped]!.endSeconds,
  }));
}
