const titles = /^["'“‘(]*(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|No)\.$/u;

/** Whether a word, as it is written, ends a sentence: "later." does, "Dr." does not. */
export const endsSentence = (word: string): boolean =>
  /[.!?…。！？]["'”’»)]*$/u.test(word) && !titles.test(word);
