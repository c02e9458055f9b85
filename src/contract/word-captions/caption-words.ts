import { writtenWords, type WrittenWord } from '../emphasis-marks.ts';
import { displayWidth } from '../display-width.ts';
import { keepDrawable, splitUnspaced } from '../overlay-lines.ts';
import type { TimedWord } from '../spread-words.ts';
import { captionRule } from './caption-rule.ts';

/** A word as a caption shows it. `isPhraseEnd`: punctuation, and so a pause in reading, follows. */
export type CaptionWord = {
  text: string;
  startSeconds: number;
  endSeconds: number;
  isEmphasised: boolean;
  isPhraseEnd: boolean;
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** The width of a text in Latin letters; wide characters, such as Chinese, count as two. */
export const textDisplayWidth = (text: string): number =>
  [...graphemes.segment(text)].reduce((sum, { segment }) => sum + displayWidth(segment), 0);

const phraseEnd = /[.,;:!?…،。、！？][\p{Pe}\p{Pf}"']*$/u;
/** Omitted at the end of a word, where the next caption has the same effect. Question and exclamation marks are kept. */
const silentEnd = /[.,;:…،。、]+$/u;
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words of captions, with the times at which they are spoken. `text` may contain emphasis marks. */
export function captionWords(text: string, spoken: readonly TimedWord[]): CaptionWord[] {
  const written = writtenWords(text);
  const stressed = new Set(written.filter((word) => word.isEmphasised).map((word) => letters(word.text)));
  const shown = (index: number): WrittenWord =>
    written.length === spoken.length
      ? written[index]!
      : { text: spoken[index]!.word, isEmphasised: stressed.has(letters(spoken[index]!.word)) };
  return spoken.flatMap((word, index) => {
    const { text: original, isEmphasised } = shown(index);
    const clean = keepDrawable(original).trim();
    const kept = clean.replace(silentEnd, '') || clean;
    if (!/[\p{L}\p{N}\p{Emoji}]/u.test(kept)) return [];
    const facts = { isEmphasised: isEmphasised || /\p{N}/u.test(kept) };
    return splitLongWord(kept, word).map((part, place, parts) => ({
      ...facts,
      ...part,
      isPhraseEnd: place === parts.length - 1 && phraseEnd.test(clean),
    }));
  });
}

/** Chinese and Japanese put no spaces between words: a sentence is cut into pieces that share its time. */
function splitLongWord(text: string, { startSeconds, endSeconds }: TimedWord) {
  const { maxCharacters } = captionRule;
  if (textDisplayWidth(text) <= maxCharacters) return [{ text, startSeconds, endSeconds }];
  const pieces: string[] = [];
  for (const part of splitUnspaced(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && textDisplayWidth(last + part) <= maxCharacters / 2)
      pieces[pieces.length - 1] += part;
    else pieces.push(part);
  }
  const rooms = pieces.map(textDisplayWidth);
  const total = rooms.reduce((sum, room) => sum + room, 0);
  const momentAfter = (count: number): number =>
    startSeconds +
    ((endSeconds - startSeconds) * rooms.slice(0, count).reduce((sum, room) => sum + room, 0)) / total;
  return pieces.map((piece, index) => ({
    text: piece,
    startSeconds: momentAfter(index),
    endSeconds: momentAfter(index + 1),
  }));
}
