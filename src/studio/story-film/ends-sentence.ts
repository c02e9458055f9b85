const abbreviations = /^["'“‘(]*(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|No)\.$/u;

/** Whether a word, with its punctuation, ends a sentence: "later." does, "Dr." does not. */
export const endsSentence = (word: string): boolean =>
  /[.!?…。！？]["'”’»)]*$/u.test(word) && !abbreviations.test(word);
