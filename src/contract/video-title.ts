import { withoutEmphasisMarks } from './emphasis-marks.ts';

const maxCharacters = 30;
const cutMark = '...';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first 30 characters of the hook text on one line, with "..." only when something was cut. */
export function videoTitle(hookText: string): string {
  const text = withoutEmphasisMarks(hookText).replaceAll(/\s+/g, ' ').trim();
  let characters = 0;
  for (const { index } of segmenter.segment(text)) {
    if (characters === maxCharacters) return `${text.slice(0, index)}${cutMark}`;
    characters += 1;
  }
  return text;
}

/** The title without the "..." of one that was cut; a title that was typed with dots keeps them. */
export function withoutCutMark(title: string): string {
  const kept = title.slice(0, -cutMark.length);
  const isCut = title.endsWith(cutMark) && [...segmenter.segment(kept)].length === maxCharacters;
  return isCut ? kept.trimEnd() : title;
}
