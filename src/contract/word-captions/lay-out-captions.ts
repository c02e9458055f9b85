import { isBareNumber } from '../number-words.ts';
import { directionOf, findOverlayScripts, type OverlayScript } from '../overlay-lines.ts';
import type { BrandColours } from '../reels.ts';
import type { CaptionSurface } from './caption-pen.ts';
import { captionRule } from './caption-rule.ts';
import { captionLooks, type CaptionLook, type CaptionStyle } from './caption-styles.ts';
import type { CaptionWord } from './caption-words.ts';
import { groupWords } from './group-words.ts';

/** A word with its place in the picture, in pixels. */
export type PlacedWord = {
  text: string;
  startSeconds: number;
  endSeconds: number;
  isEmphasised: boolean;
  centreX: number;
  /** The middle of the capital letters. */
  middleY: number;
  width: number;
  fontSize: number;
  line: number;
  direction: 'ltr' | 'rtl';
  scripts: OverlayScript[];
};

export type PlacedGroup = {
  words: PlacedWord[];
  startSeconds: number;
  endSeconds: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** All captions of a clip, each with its place and times. */
export type CaptionPlan = { style: CaptionStyle; colours?: BrandColours; groups: PlacedGroup[] };

export type CaptionLayoutInput = {
  words: readonly CaptionWord[];
  style: CaptionStyle;
  /** A brand kit's colours. Default: those of the style. */
  colours?: BrandColours | undefined;
  frame: { width: number; height: number };
  /** End of the clip. */
  untilSeconds: number;
  /** Middle of the captions, as a share of the frame's height. */
  centreShare?: number;
};

/** Height of Inter's capitals as a share of the font size. */
const capitalHeight = 0.727;

/** Emphasised words are larger by this factor. */
const emphasisScale = 1.12;

export function layOutCaptions(surface: CaptionSurface, input: CaptionLayoutInput): CaptionPlan {
  const groups = groupWords(input.words, input.untilSeconds).map(({ words, startSeconds, endSeconds }) => ({
    startSeconds,
    endSeconds,
    ...placeGroup(surface, input, words),
  }));
  return { style: input.style, ...(input.colours ? { colours: input.colours } : {}), groups };
}

/** A word measured at font size 1. */
type MeasuredWord = {
  word: CaptionWord;
  text: string;
  scripts: OverlayScript[];
  scale: number;
  unitWidth: number;
};

function placeGroup(surface: CaptionSurface, input: CaptionLayoutInput, words: readonly CaptionWord[]) {
  const look = captionLooks[input.style];
  const { width, height } = input.frame;
  const maxWidth = width * (1 - 2 * captionRule.sideShare);
  const maxFontSize = look.fontSize * Math.min(width, height);
  const measured = words.map((word) => measure(surface, look, word));
  const { lines, fontSize } = chooseLines(measured, look, maxWidth, maxFontSize);
  const lineHeight = fontSize * look.lineHeight;
  const centreY = height * (input.centreShare ?? captionRule.centreShare);
  const lettersHeight = lineHeight * (lines.length - 1) + fontSize * capitalHeight;
  const lowestCentreY = height * captionRule.bottomShare - lettersHeight / 2;
  const firstLineY = Math.min(centreY, lowestCentreY) - (lineHeight * (lines.length - 1)) / 2;
  const direction = directionOf(words.map(({ text }) => text).join(' '));
  const placed = lines.flatMap((line, row) => {
    let edge = width / 2 - (lineWidth(line, look) * fontSize) / 2;
    const ordered = direction === 'rtl' ? line.toReversed() : line;
    const inLine = ordered.map(({ word, text, scripts, scale, unitWidth }): PlacedWord => {
      const wordWidth = unitWidth * fontSize;
      const centreX = edge + wordWidth / 2;
      edge += wordWidth + look.wordGap * fontSize;
      return {
        text,
        startSeconds: word.startSeconds,
        endSeconds: word.endSeconds,
        isEmphasised: word.isEmphasised,
        centreX,
        middleY: firstLineY + row * lineHeight,
        width: wordWidth,
        fontSize: scale * fontSize,
        line: row,
        direction: directionOf(text),
        scripts,
      };
    });
    return direction === 'rtl' ? inLine.toReversed() : inLine;
  });
  return {
    words: placed,
    left: Math.min(...placed.map((word) => word.centreX - word.width / 2)),
    right: Math.max(...placed.map((word) => word.centreX + word.width / 2)),
    top: firstLineY - lineHeight / 2,
    bottom: firstLineY + lineHeight * (lines.length - 0.5),
  };
}

/** Widths are measured at this size, because rounding errors at a small size would show at a large one. */
const measuringSize = 100;

function measure({ pen, setFont }: CaptionSurface, look: CaptionLook, word: CaptionWord): MeasuredWord {
  const text = look.isUppercase ? word.text.toUpperCase() : word.text;
  const scripts = findOverlayScripts(text);
  const scale = word.isEmphasised ? emphasisScale : 1;
  setFont({ size: measuringSize, scripts });
  return { word, text, scripts, scale, unitWidth: (pen.measureText(text).width / measuringSize) * scale };
}

const lineWidth = (line: readonly MeasuredWord[], { wordGap }: CaptionLook): number =>
  line.reduce((sum, { unitWidth }) => sum + unitWidth, 0) + wordGap * (line.length - 1);

/** Each line multiplies a layout's worth by this: a layout with one line fewer may have letters that are 14 % smaller. */
const worthPerLine = 0.86;
/** Each number that a line break parts from its noun multiplies the worth by this: as bad as letters 40 % smaller. */
const worthPerPartedNumber = 0.6;

/** How many lines end with a number that belongs to the next word. */
const countPartedNumbers = (lines: readonly MeasuredWord[][]): number =>
  lines.slice(0, -1).filter((line) => {
    const { text, isPhraseEnd } = line.at(-1)!.word;
    return !isPhraseEnd && isBareNumber(text);
  }).length;

/** Breaks the words into the lines that allow the largest letters; prefers fewer lines where that costs little. */
function chooseLines(
  words: readonly MeasuredWord[],
  look: CaptionLook,
  maxWidth: number,
  maxFontSize: number,
) {
  const layouts = waysToBreak(words).map((lines) => {
    const widest = Math.max(...lines.map((line) => lineWidth(line, look)));
    const fontSize = Math.min(maxFontSize, maxWidth / widest);
    const worth = fontSize * worthPerLine ** lines.length * worthPerPartedNumber ** countPartedNumbers(lines);
    return { lines, fontSize, widest, worth };
  });
  return layouts.reduce((best, layout) =>
    layout.worth > best.worth + 1e-9 ||
    (Math.abs(layout.worth - best.worth) <= 1e-9 && layout.widest < best.widest)
      ? layout
      : best,
  );
}

function waysToBreak<T>(words: readonly T[]): T[][][] {
  if (words.length <= 1) return [[[...words]]];
  const [first, ...rest] = words as [T, ...T[]];
  return waysToBreak(rest).flatMap((lines) => [
    [[first, ...lines[0]!], ...lines.slice(1)],
    [[first], ...lines],
  ]);
}
