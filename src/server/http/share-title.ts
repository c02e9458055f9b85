/** Longer titles would be cut by the consumer, possibly inside a letter. */
const maxCharacters = 200;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A title that is safe to display elsewhere: one line, without control characters and direction marks, cut between
 * whole letters.
 */
export function shareTitle(title: string): string {
  const plain = title
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const letters = [...segmenter.segment(plain.slice(0, 4 * maxCharacters))].map(({ segment }) => segment);
  return letters.length <= maxCharacters && plain.length <= 4 * maxCharacters
    ? plain
    : `${letters.slice(0, maxCharacters - 1).join('')}…`;
}
