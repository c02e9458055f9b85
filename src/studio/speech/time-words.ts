import { matchPhones } from './match-phones.ts';
import type { Phone, SpokenWord } from './speech.ts';

/**
 * flite does not say where a word starts. `wordPhones` is how each word sounds alone; the sentence's own phones differ
 * a little from their sequence (reduced vowels, linking), so the two rows are matched by least edit distance.
 * Words that got no phone are left out.
 */
export function timeWords(words: string[], wordPhones: string[][], phones: Phone[]): SpokenWord[] {
  const sounds = phones.filter((phone) => phone.phone !== 'pau');
  const reference = wordPhones.flatMap((row, word) => row.map((phone) => ({ phone, word })));
  const ownerOf = matchPhones(
    reference.map((sound) => sound.phone),
    sounds.map((sound) => sound.phone),
  ).map((match) => reference[match.index]?.word ?? 0);
  return words.flatMap((word, index) => {
    const first = ownerOf.indexOf(index);
    const last = ownerOf.lastIndexOf(index);
    if (first === -1) return [];
    return [{ word, startSeconds: sounds[first]!.startSeconds, endSeconds: sounds[last]!.endSeconds }];
  });
}
