/** Matches "62", "1,000" or "(3.5", but not a number with its unit, such as "$59" or "50%". */
const digits = /^[-+−~≈(#]*\d+(?:[.,:/×x–-]\d+)*$/iu;
const words = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/iu;

/** Whether a word is a number without a unit: a line break must not part it from the next word, its unit or noun. */
export const isBareNumber = (word: string): boolean => digits.test(word) || words.test(word);
