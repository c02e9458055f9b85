/** A part of a text that stays on one line. */
export type TextPiece = {
  text: string;
  /** Index of the space-separated word to which it belongs. */
  index: number;
  /** Its start and end in the word, as shares of the word's length. */
  share: number;
  endShare: number;
  /** Whether a space separates it from the previous piece of the same line. */
  hasSpaceBefore: boolean;
};

const wordSegmenter = new Intl.Segmenter('th', { granularity: 'word' });
const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Scripts without spaces: lines break between words, which requires a dictionary. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** No line may break before it. */
const noBreakBefore = /^[\p{M}\p{Pe}\p{Pf}\p{Po}\p{Pd}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;
/** No line may break after it. */
const noBreakAfter = /[\p{Ps}\p{Pi}]$/u;

export const graphemesOf = (text: string): string[] =>
  [...graphemeSegmenter.segment(text)].map(({ segment }) => segment);

/** A no-break space keeps words together. */
const breakingSpace = /[^\S\u00a0\u202f\u2007]+/u;

// Control characters have no glyph, and the canvas throws on NUL.
const withoutControls = (text: string): string => text.replaceAll(/(?!\s)\p{Cc}/gu, '');

/** Splits a text into paragraphs (by line breaks), each as pieces between which lines may break. */
export function splitParagraphs(text: string): TextPiece[][] {
  let index = -1;
  return withoutControls(text.normalize('NFC'))
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((paragraph) =>
      paragraph
        .split(breakingSpace)
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
  return withShares(parts, { share: 0, endShare: 1 }).map((part, position) => ({
    ...part,
    index,
    hasSpaceBefore: position === 0,
  }));
}

/** Divides the span from `share` to `endShare` among the parts by their lengths. */
function withShares(parts: readonly string[], { share, endShare }: Pick<TextPiece, 'share' | 'endShare'>) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  let before = 0;
  const shareAt = (letters: number): number => share + (letters / length) * (endShare - share);
  return parts.map((text) => {
    const start = shareAt(before);
    before += text.length;
    return { text, share: start, endShare: shareAt(before) };
  });
}

function splitUnspaced(word: string): string[] {
  const parts: string[] = [];
  for (const { segment } of wordSegmenter.segment(word)) {
    const last = parts.at(-1);
    const staysTogether = last !== undefined && (noBreakBefore.test(segment) || noBreakAfter.test(last));
    if (staysTogether) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** Splits a piece that is wider than a line, between graphemes. */
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
  return withShares(parts, piece).map((part, position) => ({
    ...part,
    index: piece.index,
    hasSpaceBefore: position === 0 && piece.hasSpaceBefore,
  }));
}
