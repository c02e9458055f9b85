/**
 * What the overlay text's own face (Latin, Greek, Cyrillic) lacks. Each is drawn in a face of its own, by preview and renderer
 * alike.
 */
export type OverlayScript =
  'arabic' | 'hebrew' | 'devanagari' | 'thai' | 'emoji' | 'japanese' | 'korean' | 'chinese';

/** In the order in which the faces are asked for a sign: shapes of Han are Japanese beside kana, else Chinese. */
const patterns: Record<OverlayScript, RegExp> = {
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
  devanagari: /\p{Script=Devanagari}/u,
  thai: /\p{Script=Thai}/u,
  emoji: /(?![©®™#*\d])\p{Emoji}|\u{20e3}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  korean: /\p{Script=Hangul}/u,
  // Its face also has arrows, stars, circled numbers and full-width signs; what is always an emoji needs it not.
  chinese: /\p{Script=Han}|(?!\p{Emoji_Presentation})[\u{2100}-\u{2bff}\u{3000}-\u{303f}\u{ff00}-\u{ffef}]/u,
};

export const findOverlayScripts = (text: string): OverlayScript[] =>
  (Object.keys(patterns) as OverlayScript[]).filter((script) => patterns[script].test(text));

const undrawable =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]|[\p{Co}\p{Cn}\p{Cs}]/gu;
/** "𝗕𝗼𝗹𝗱" letters, as people copy them out of generators of styled text. */
const styledLetters = /[\u{1d400}-\u{1d7ff}]/gu;

/** The text without what no face has: an empty box on a video is worse than a missing sign. */
export const keepDrawable = (text: string): string =>
  text.replaceAll(styledLetters, (letter) => letter.normalize('NFKC')).replaceAll(undrawable, '');

export const hasUndrawableLetters = (text: string): boolean =>
  text.replaceAll(styledLetters, '').replaceAll(/\P{L}/gu, '').search(undrawable) >= 0;

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u{3000}-\u{30ff}\u{ff01}-\u{ff60}]|(?![©®™#*\d])\p{Emoji}|\u{20e3}/u;

/** The room of one visible character: signs as wide as high take two. */
export const roomOf = (grapheme: string): number => (wide.test(grapheme) ? 2 : 1);

/** Chinese and Japanese put no spaces between words: a line may end after each sign and what clings to it. */
const unspaced =
  /[\p{Ps}\p{Pi}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{M}\p{Pe}\p{Pf}\p{Po}ー]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** The parts of a word between which a line may end. */
export const splitUnspaced = (word: string): string[] => word.match(unspaced) ?? [word];

/** By the first letter, as browsers do with `dir="auto"`. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
