import { matchPhones } from './match-phones.ts';
import type { Phone, SpokenWord } from '../speech.ts';

/** A word's phones in its sentence, as inclusive indices. */
export type WordSpan = { word: number; firstPhone: number; lastPhone: number };

/**
 * Finds the words in a sentence's phones, as flite does not report word boundaries. `wordPhones` are the phones of each
 * word alone; the sentence's phones differ slightly (reduced vowels, linking), so both sequences are matched by minimum
 * edit distance. Words without a phone are left out.
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

/** The times of the words. Spans count from the start of a sentence; `phones` start `skipped` phones later. */
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
