/** Longer ones are cut by whoever shows them, in the middle of a letter. */
const mostCharacters = 200;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A title for strangers to print: one line, without control characters and without marks that turn the direction of
 * what follows, cut between whole letters.
 */
export function shareTitle(title: string): string {
  const plain = title
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const letters = [...segmenter.segment(plain.slice(0, 4 * mostCharacters))].map(({ segment }) => segment);
  return letters.length <= mostCharacters && plain.length <= 4 * mostCharacters
    ? plain
    : `${letters.slice(0, mostCharacters - 1).join('')}…`;
}
