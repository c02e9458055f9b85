/** At the end of a name, these words make it incomplete. */
const openWord = /^(?:the|an?|and|of|for|in|by|at|to|with|from|&|\+|-)$/i;
/** Adjectives: by their endings, and the most common ones in brand names. */
const endingOfQuality = /(?:.{4}ed|.{3}ous|.{3}ful|.{3}less|.{4}able|.{4}ible)$/i;
const qualities = new Set(
  (
    'artisan authentic best better big bold bright classic clean clever creative dental digital eastern fine fresh ' +
    'friendly global golden good grand great green happy healthy independent industrial international little local ' +
    'lovely medical modern national natural new northern old organic original perfect personal premium professional ' +
    'pure quality quick real royal simple small smart southern special sweet traditional true urban vintage western wild'
  ).split(' '),
);

const isOpen = (word: string): boolean =>
  openWord.test(word) || endingOfQuality.test(word) || qualities.has(word.toLowerCase());

/** Returns the name, or as many of its first words as fit and end in a noun; null if no prefix does. */
export function shortenName(name: string, fits: (text: string) => boolean): string | null {
  if (fits(name)) return name;
  const words = name.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const text = words.slice(0, count).join(' ');
    if (!isOpen(words[count - 1]!) && fits(text)) return text;
  }
  return null;
}
