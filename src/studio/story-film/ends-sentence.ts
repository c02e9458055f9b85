const titles = /^["'“‘(]*(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|No)\.$/u;

/** Whether a written word ends a sentence: "later." does, "Dr." does not. */
export const endsSentence = (word: string): boolean =>
  /[.!?…。！？]["'”’»)]*$/u.test(word) && !titles.test(word);
