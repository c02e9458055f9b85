/** A word, and when it is spoken. */
export type TimedWord = { word: string; startSeconds: number; endSeconds: number };

/** Spreads the words of a text over a duration, each in proportion to its letters. */
export function spreadWords(text: string, durationSeconds: number): TimedWord[] {
  const words = text.split(/\s+/).filter(Boolean);
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  let before = 0;
  return words.map((word) => {
    const startSeconds = (before / letters) * durationSeconds;
    before += word.length;
    return { word, startSeconds, endSeconds: (before / letters) * durationSeconds };
  });
}
