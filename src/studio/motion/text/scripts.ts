import type { FallbackScript } from '../../captions/font-stack.ts';

/** In the order in which faces are searched: Han characters are Japanese next to kana, otherwise Chinese. */
const patterns: Record<FallbackScript, RegExp> = {
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
  devanagari: /\p{Script=Devanagari}/u,
  thai: /\p{Script=Thai}/u,
  emoji: /(?![©®™#*\d])\p{Emoji}|\u{20e3}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  korean: /\p{Script=Hangul}/u,
  // Its face also has arrows, stars, circled numbers and full-width signs, except emoji.
  chinese: /\p{Script=Han}|(?!\p{Emoji_Presentation})[\u{2100}-\u{2bff}\u{3000}-\u{303f}\u{ff00}-\u{ffef}]/u,
};

export const findScripts = (text: string): FallbackScript[] =>
  (Object.keys(patterns) as FallbackScript[]).filter((script) => patterns[script].test(text));

const joined = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** Letters that are joined or carry marks must not be spaced. */
export const areLettersJoined = (text: string): boolean => joined.test(text);

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The direction of the first letter, as in browsers with `dir="auto"`. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

// Missing in Sora, DM Serif Display and Baloo 2; a word that mixes two faces looks broken.
const beyondLatin = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;
const vietnamese = /[\u{1ea0}-\u{1ef9}ơưƠƯ]/u;

/** Whether a text should be set in Inter as a whole, because the typeface lacks some of its letters. */
export function lacksLetters(typeface: string, text: string): boolean {
  if (typeface === 'inter') return false;
  if (typeface === 'ibm-plex-sans') return /[\u{1f00}-\u{1fff}]/u.test(text);
  if (vietnamese.test(text)) return typeface !== 'baloo-2';
  return beyondLatin.test(text);
}
