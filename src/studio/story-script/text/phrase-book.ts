/** Finds phrases of one or more words. The longest phrase that begins at a word wins. */
export class PhraseBook<T> {
  readonly #byFirstWord = new Map<string, { words: string[]; value: T }[]>();

  constructor(rows: Iterable<readonly [phrase: string, value: T]>) {
    for (const [phrase, value] of rows) {
      const words = phrase.split(' ');
      const found = this.#byFirstWord.get(words[0]!) ?? [];
      if (found.some((other) => other.words.join(' ') === phrase)) continue;
      found.push({ words, value });
      this.#byFirstWord.set(
        words[0]!,
        found.sort((one, other) => other.words.length - one.words.length),
      );
    }
  }

  find(words: readonly string[], at: number): { value: T; length: number; phrase: string } | null {
    const found = this.#byFirstWord
      .get(words[at] ?? '')
      ?.find((row) => row.words.every((word, index) => words[at + index] === word));
    return found ? { value: found.value, length: found.words.length, phrase: found.words.join(' ') } : null;
  }
}
