/** Asterisks around words, as in "this is *really* good": neither within a word, nor around spaces. */
const marks = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu;

/** The text as it is shown: a voice stresses the words between asterisks, and nobody sees the asterisks. */
export const withoutEmphasisMarks = (text: string): string => text.replace(marks, '$1');
