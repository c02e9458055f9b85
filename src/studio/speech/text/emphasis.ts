/** Asterisks around words, as in "this is *really* good": neither within a word, nor around spaces. */
const marks = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu;

/** The text for display, without the asterisks for emphasis. */
export const withoutEmphasisMarks = (text: string): string => text.replace(marks, '$1');

/** Splits a text at its emphasis marks; a word with a mark at only one end stays one token with its neighbour. */
export function readEmphasis(text: string): { written: string; isMarked: boolean }[] {
  const tokens: { written: string; isMarked: boolean }[] = [];
  const markOpen = '\uE000';
  const marked = text
    .replaceAll(markOpen, ' ')
    .replace(marks, (_, inside: string) => inside.replace(/\S+/gu, (word) => `${markOpen}${word}`));
  for (const token of marked.split(/\s+/u)) {
    if (token === '') continue;
    tokens.push({ written: token.replaceAll(markOpen, ''), isMarked: token.includes(markOpen) });
  }
  return tokens;
}

/** Whether a word is in capitals and pronounced as a word: "NOT", "STOP!"; not "AI", which is spelled. */
export function isLoudWord(written: string, spoken: string): boolean {
  const letters = written.replace(/[^\p{L}]/gu, '');
  return letters.length >= 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
    ? !/^(?:[a-z]-)+[a-z]/i.test(spoken)
    : false;
}
