const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u{3000}-\u{30ff}\u{ff01}-\u{ff60}]|(?![©®™#*\d])\p{Emoji}|\u{20e3}/u;

/** The room of one visible character: signs as wide as high take two. */
export const displayWidth = (grapheme: string): number => (wide.test(grapheme) ? 2 : 1);
