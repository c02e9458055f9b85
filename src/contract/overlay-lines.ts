import {
  directionOf,
  findOverlayScripts,
  hasUndrawableLetters,
  keepDrawable,
  roomOf,
  splitUnspaced,
  type OverlayScript,
} from './overlay-scripts.ts';

/**
 * The overlay text of a hook: which words stand on which line, and where.
 * Browser preview and renderer both ask here, so that they cannot disagree.
 */
export const overlayRule = {
  /** Signs that are as wide as high, as emoji and Chinese ones, count as two: thirty of them would leave the picture. */
  maxLineCharacters: 30,
  maxLines: 4,
  /** A word longer than a line is cut to this many characters and '...'. */
  cutWordCharacters: 27,
  /** Middle of each line, as a share of the picture's height, above the face that speaks a hook. */
  linePositions: [0.177, 0.203, 0.229, 0.255],
  /** On a product clip the text stands this far from the bottom instead, where it hides least of a product. */
  bottomShare: 0.25,
  /** Size of the letters as a share of the picture's height: 30 wide capitals fit the width. */
  fontSize: 30 / 1280,
} as const;

export type OverlayPlace = 'top' | 'bottom';
export type OverlayLine = {
  text: string;
  centreX: number;
  middleY: number;
  fontSize: number;
  direction: 'ltr' | 'rtl';
  /** Whose faces it needs beside its own, in the order in which they are asked. */
  scripts: OverlayScript[];
};

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const characterSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const characters = (text: string): string[] =>
  [...characterSegmenter.segment(text)].map((part) => part.segment);
const lengthOf = (text: string): number => characters(text).reduce((sum, letter) => sum + roomOf(letter), 0);

function fitWord(word: string): string {
  if (lengthOf(word) <= overlayRule.maxLineCharacters) return word;
  let cut = '';
  for (const letter of characters(word)) {
    if (lengthOf(cut) + roomOf(letter) > overlayRule.cutWordCharacters) break;
    cut += letter;
  }
  return `${cut}...`;
}

function wrapSentence(sentence: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of sentence.split(/\s+/u).filter(Boolean)) {
    for (const [index, part] of splitUnspaced(word).map(fitWord).entries()) {
      const space = line === '' || index > 0 ? '' : ' ';
      if (lengthOf(line + space + part) <= overlayRule.maxLineCharacters) line += space + part;
      else {
        lines.push(line);
        line = part;
      }
    }
  }
  return line === '' ? lines : [...lines, line];
}

function allLines(text: string): string[] {
  const sentences = [...sentenceSegmenter.segment(keepDrawable(text).toUpperCase())];
  return sentences.flatMap(({ segment }) => wrapSentence(segment.trim()));
}

/** Uppercased, split into sentences, wrapped; at most four lines of at most 30 characters. */
export const overlayTextLines = (text: string): string[] => allLines(text).slice(0, overlayRule.maxLines);

/** What of a text its overlay does not show: lines beyond the fourth, or letters that no face has. */
export function findOverlayLoss(text: string): 'lines' | 'letters' | null {
  if (allLines(text).length > overlayRule.maxLines) return 'lines';
  return hasUndrawableLetters(text) ? 'letters' : null;
}

/** The lines with their places in a picture of the given size, in its pixels. */
export function layoutOverlay(
  text: string,
  frame: { width: number; height: number },
  place: OverlayPlace = 'top',
): OverlayLine[] {
  const lines = overlayTextLines(text);
  return lines.map((line, index) => ({
    text: line,
    centreX: frame.width / 2,
    middleY: middleOfLine(index, lines.length, place) * frame.height,
    fontSize: overlayRule.fontSize * frame.height,
    direction: directionOf(line),
    scripts: findOverlayScripts(line),
  }));
}

/** As a share of the picture's height. */
function middleOfLine(index: number, lineCount: number, place: OverlayPlace): number {
  const [first, second] = overlayRule.linePositions;
  if (place === 'top') return overlayRule.linePositions[index]!;
  const lineHeight = second - first;
  // The lower edge of the last line stands at the share; the lines above it keep their distance.
  return 1 - overlayRule.bottomShare - lineHeight * (lineCount - index - 0.5);
}
