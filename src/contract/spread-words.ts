/** A word, and when it is said. */
export type TimedWord = { word: string; startSeconds: number; endSeconds: number };

/** The words of a text one after the other over a duration, each as long as its share of the letters. */
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
