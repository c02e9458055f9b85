import type { FontChoice } from '../../captions/font-stack.ts';
import { breakEvenly, breakGreedily } from './break-lines.ts';
import { directionOf, findScripts } from './scripts.ts';
import { breakPiece, splitParagraphs, type TextPiece } from './split-words.ts';
import type { PlacedLine, TextBlock } from './text-block.ts';
import { openRuler } from './text-font.ts';
import { visualOrder, wordDirections } from './word-order.ts';

export type TextOrder = {
  /** A line break starts a new paragraph. */
  text: string;
  font: FontChoice;
  /** Pixels; the text shrinks down to `minSize` (by default half the size) to fit. */
  size: number;
  minSize?: number;
  maxWidth: number;
  maxHeight?: number;
  maxLines?: number;
  /** `start` is the right side for right-to-left text. */
  align: 'start' | 'left' | 'center' | 'right';
  /** From baseline to baseline, as a share of the size; at least 1.1, by default 1.2. */
  lineHeight?: number;
  /** Lines of even widths; true by default. */
  isBalanced?: boolean;
  /** As a share of the size; ignored for joined scripts. */
  letterSpacing?: number;
};

/** Titles stay on the line of the name: "Mr. Okafor". */
const title = /^["'“‘(]*(?:Mr|Mrs|Ms|Miss|Dr|Prof|St|Chef|Coach|Aunt|Uncle)\.?$/u;

type Layout = { size: number; lines: TextPiece[][]; ruler: (text: string) => number; fits: boolean };

const minLineHeight = 1.1;
/** From the top of a line to its baseline, as a share of the size, for lines one size apart. */
const ascent = 0.84;
/** Arabic letters extend further down and less far up. */
const arabicAscent = 0.74;
/** Steps from the ordered to the smallest size. */
const sizeSteps = 24;

/** Places the words of a text in a box. The same order gives the same block. */
export function layOutText(order: TextOrder): TextBlock {
  const { text, font, maxWidth, align } = order;
  const minSize = Math.min(order.size, order.minSize ?? order.size / 2);
  let layout = layOutAt(order, order.size, false);
  for (let step = 1; step <= sizeSteps && !layout.fits; step += 1) {
    const size = order.size * (minSize / order.size) ** (step / sizeSteps);
    layout = layOutAt(order, size, step === sizeSteps);
  }
  const direction = directionOf(text);
  const { size, ruler } = layout;
  const rise = findScripts(text).includes('arabic') ? arabicAscent : ascent;
  const lineHeight = size * lineHeightOf(order);
  const side = align === 'start' ? (direction === 'rtl' ? 'right' : 'left') : align;
  const lines = layout.lines.map((pieces, index) => {
    const y = index * lineHeight + (lineHeight - size) / 2 + rise * size;
    return placeLine(pieces, { direction, side, maxWidth, y, ruler });
  });
  return {
    text,
    font,
    size,
    letterSpacing: (order.letterSpacing ?? 0) * size,
    direction,
    width: maxWidth,
    height: lines.length * lineHeight,
    lineHeight,
    lines,
    fits: layout.fits,
  };
}

const lineHeightOf = ({ lineHeight = 1.2 }: TextOrder): number => Math.max(minLineHeight, lineHeight);

function layOutAt(order: TextOrder, size: number, breaksWords: boolean): Layout {
  const { text, font, maxWidth, maxHeight = Infinity, maxLines = Infinity } = order;
  const letterSpacing = (order.letterSpacing ?? 0) * size;
  const ruler = openRuler({ font, size, letterSpacing, wholeText: text });
  const space = ruler(' ');
  const breakLines = order.isBalanced === false ? breakGreedily : breakEvenly;
  let isBroken = false;
  const lines = splitParagraphs(text).flatMap((paragraph) => {
    const pieces = paragraph.flatMap((piece) => {
      if (ruler(piece.text) <= maxWidth) return [piece];
      isBroken = true;
      return breaksWords ? breakPiece(piece, (part) => ruler(part) <= maxWidth) : [piece];
    });
    const measured = pieces.map((piece) => ({
      ...piece,
      width: ruler(piece.text),
      keepsWithNext: title.test(piece.text),
    }));
    let from = 0;
    return breakLines(measured, maxWidth, space).map((end) => {
      const line = pieces.slice(from, end);
      from = end;
      return line;
    });
  });
  const height = lines.length * size * lineHeightOf(order);
  const isRoomy = lines.length <= maxLines && height <= maxHeight + 0.01;
  return { size, lines, ruler, fits: isRoomy && (breaksWords || !isBroken) };
}

type LinePlace = {
  direction: 'ltr' | 'rtl';
  side: 'left' | 'center' | 'right';
  maxWidth: number;
  y: number;
  ruler: (text: string) => number;
};

function placeLine(pieces: TextPiece[], place: LinePlace): PlacedLine {
  const { direction, side, maxWidth, y, ruler } = place;
  const space = ruler(' ');
  const widths = pieces.map((piece) => ruler(piece.text));
  const gaps = pieces.map((piece, at) => (at > 0 && piece.hasSpaceBefore ? space : 0));
  const width = [...widths, ...gaps].reduce((sum, part) => sum + part, 0);
  const left = side === 'left' ? 0 : (maxWidth - width) / (side === 'center' ? 2 : 1);
  const directions = wordDirections(
    pieces.map(({ text }) => text),
    direction,
  );
  const order = visualOrder(directions, direction);
  const xs = pieces.map(() => 0);
  let x = left;
  for (const [position, at] of order.entries()) {
    const neighbour = order[position - 1];
    // The gap between two neighbours is the one before the later word in reading order.
    if (neighbour !== undefined) x += gaps[Math.max(at, neighbour)] ?? 0;
    xs[at] = x;
    x += widths[at]!;
  }
  const words = pieces.map(({ text, index, share }, at) => {
    return { text, x: xs[at]!, y, width: widths[at]!, direction: directions[at]!, index, share };
  });
  return { words, x: left, y, width };
}
