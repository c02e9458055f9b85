/** A part of a text that stays on one line. */
export type TextPiece = {
  text: string;
  /** Index of the word between spaces that it belongs to. */
  index: number;
  /** Its start in the word, as a share of the word's letters. */
  share: number;
  /** Whether a space precedes it, unless it starts a line. */
  hasSpaceBefore: boolean;
};

const words = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Scripts without spaces: lines break between words, which requires a dictionary. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Stays with the previous word. */
const clinging = /^[\p{M}\p{Pe}\p{Pf}\p{Po}\p{Pd}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;
/** Stays with the next word. */
const leading = /[\p{Ps}\p{Pi}]$/u;

export const graphemesOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

// Control characters have no glyph, and the canvas throws on NUL.
const withoutControls = (text: string): string => text.replaceAll(/(?!\s)\p{Cc}/gu, '');

/** Splits a text into paragraphs (by line breaks), each as pieces between which lines may break. */
export function splitParagraphs(text: string): TextPiece[][] {
  let index = -1;
  return withoutControls(text.normalize('NFC'))
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((paragraph) =>
      // A no-break space keeps words together.
      paragraph
        .split(/[^\S\u00a0\u202f\u2007]+/u)
        .filter(Boolean)
        .flatMap((word) => {
          index += 1;
          return splitWord(word, index);
        }),
    )
    .filter((pieces) => pieces.length > 0);
}

function splitWord(word: string, index: number): TextPiece[] {
  const parts = unspaced.test(word) ? splitUnspaced(word) : [word];
  let before = 0;
  return parts.map((text, position) => {
    const share = before / word.length;
    before += text.length;
    return { text, index, share, hasSpaceBefore: position === 0 };
  });
}

function splitUnspaced(word: string): string[] {
  const parts: string[] = [];
  for (const { segment } of words.segment(word)) {
    const last = parts.at(-1);
    const joins = last !== undefined && (clinging.test(segment) || leading.test(last));
    if (joins) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** Breaks a piece that is wider than a line between visible characters. */
export function breakPiece(piece: TextPiece, fits: (text: string) => boolean): TextPiece[] {
  const parts: string[] = [];
  let part = '';
  for (const grapheme of graphemesOf(piece.text)) {
    if (part !== '' && !fits(part + grapheme)) {
      parts.push(part);
      part = '';
    }
    part += grapheme;
  }
  parts.push(part);
  let before = 0;
  return parts.map((text, position) => {
    const share = piece.share + (before / piece.text.length) * (1 - piece.share);
    before += text.length;
    return { text, index: piece.index, share, hasSpaceBefore: position === 0 && piece.hasSpaceBefore };
  });
}
