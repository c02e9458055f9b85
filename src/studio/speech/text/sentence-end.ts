const abbreviations = /^["'“‘(]*(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|No)\.$/u;

/** Whether a word ends with the mark of a sentence: "later." and "Dr." do, "later," does not. */
export const hasSentenceMark = (word: string): boolean => /[.!?…。！？]["'”’»)]*$/u.test(word);

/** Whether a word ends a sentence: "later." does, "Dr." does not. */
export const endsSentence = (word: string): boolean => hasSentenceMark(word) && !abbreviations.test(word);
