import type { Token } from '../text/tokens.ts';

const pets = /^(?:dog|puppy|pup|cat|kitten|pet|horse|pony|rabbit|bird|parrot|hamster)$/u;

/** "Let your dog sniff it. If he brings it back": "he" is the dog, not a new man. */
export const isOfYourPet = (tokens: readonly Token[], sentence: number): boolean =>
  tokens.some(
    ({ word, sentence: place }, index) =>
      place <= sentence &&
      place >= sentence - 2 &&
      word === 'your' &&
      pets.test(tokens[index + 1]?.word ?? ''),
  );
