import { isPlainWord, readFirstName } from './dictionary.ts';
import type { Token } from './tokens.ts';

/** In a text all in lower or upper case, capitals do not mark names, so known first names are used instead. */
export function readCapitals(tokens: Token[]): Token[] {
  const long = tokens.filter(({ text }) => text.length > 2);
  const shouted = long.filter(
    ({ text }) => text === text.toUpperCase() && text !== text.toLowerCase(),
  ).length;
  const beginnings = tokens.filter(({ isFirst }) => isFirst);
  const small = beginnings.filter(({ isCapital }) => !isCapital).length;
  const isShouted = long.length > 10 && shouted > long.length * 0.6;
  const isSmall = beginnings.length > 2 && small > beginnings.length * 0.5;
  if (!isShouted && !isSmall) return tokens;
  return tokens.map((token) => {
    const name = readFirstName(token.word);
    const isName = name !== null && !name.isDoubtful && token.word.length > 2 && !isPlainWord(token.word);
    const text = isShouted ? token.text.charAt(0) + token.text.slice(1).toLowerCase() : token.text;
    return {
      ...token,
      text: isName ? text.charAt(0).toUpperCase() + text.slice(1) : text,
      isCapital: isShouted ? isName : token.isCapital || isName,
    };
  });
}
