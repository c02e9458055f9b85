/** Digits as in "62", "1,000" or "(3.5"; an amount with its unit, such as "$59" or "50%", is complete. */
const digits = /^[-+−~≈(#]*\d+(?:[.,:/×x–-]\d+)*$/iu;
const words = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/iu;

/** Whether the next word belongs to this one: a number and its unit or noun are not parted by a line break. */
export const isBareNumber = (word: string): boolean => digits.test(word) || words.test(word);
