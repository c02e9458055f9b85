import type { Token } from '../text/tokens.ts';

/** The article or possessive up to four words before a token; empty without one. */
export const determinerOf = (tokens: readonly Token[], from: number): string => {
  for (let at = from - 1; at >= 0 && at >= from - 4; at--)
    if (/^(?:a|an|the|my|her|his|our|their)$/u.test(tokens[at]!.word)) return tokens[at]!.word;
  return '';
};
