import { directionOf, findOverlayScripts, type OverlayScript } from '../overlay-lines.ts';
import type { BrandColours } from '../reels.ts';
import type { CaptionDesk } from './caption-pen.ts';
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
  /** Halfway up the capital letters. */
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

export type CaptionTask = {
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

/** Emphasised words are larger by this factor. */
const emphasisScale = 1.12;

export function layOutCaptions(desk: CaptionDesk, task: CaptionTask): CaptionPlan {
  const groups = groupWords(task.words, task.untilSeconds).map(({ words, startSeconds, endSeconds }) => ({
    startSeconds,
    endSeconds,
    ...placeGroup(desk, task, words),
  }));
  return { style: task.style, ...(task.colours ? { colours: task.colours } : {}), groups };
}

/** A word with its width in letters of the size 1. */
type Measured = { word: CaptionWord; text: string; scripts: OverlayScript[]; size: number; width: number };

function placeGroup(desk: CaptionDesk, task: CaptionTask, words: readonly CaptionWord[]) {
  const look = captionLooks[task.style];
  const { width, height } = task.frame;
  const room = width * (1 - 2 * captionRule.sideShare);
  const largest = look.fontSize * Math.min(width, height);
  const measured = words.map((word) => measure(desk, look, word));
  const { lines, fontSize } = chooseLines(measured, look, room, largest);
  const lineHeight = fontSize * look.lineHeight;
  const firstLineY =
    height * (task.centreShare ?? captionRule.centreShare) - (lineHeight * (lines.length - 1)) / 2;
  const direction = directionOf(words.map(({ text }) => text).join(' '));
  const placed = lines.flatMap((line, row) => {
    let edge = width / 2 - (lineWidth(line, look) * fontSize) / 2;
    const ordered = direction === 'rtl' ? line.toReversed() : line;
    const inLine = ordered.map(({ word, text, scripts, size, width: share }): PlacedWord => {
      const wordWidth = share * fontSize;
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
        fontSize: size * fontSize,
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

function measure({ pen, setFont }: CaptionDesk, look: CaptionLook, word: CaptionWord): Measured {
  const text = look.isUppercase ? word.text.toUpperCase() : word.text;
  const scripts = findOverlayScripts(text);
  const size = word.isEmphasised ? emphasisScale : 1;
  setFont({ size: measuringSize, scripts });
  return { word, text, scripts, size, width: (pen.measureText(text).width / measuringSize) * size };
}

const lineWidth = (line: readonly Measured[], { wordGap }: CaptionLook): number =>
  line.reduce((sum, { width }) => sum + width, 0) + wordGap * (line.length - 1);

/** Each line multiplies a layout's worth by this: one line fewer outweighs letters up to 14 % smaller. */
const worthPerLine = 0.86;

/** Breaks the words into the lines that allow the largest letters; prefers fewer lines where that costs little. */
function chooseLines(words: readonly Measured[], look: CaptionLook, room: number, largest: number) {
  const ways = waysToBreak(words).map((lines) => {
    const widest = Math.max(...lines.map((line) => lineWidth(line, look)));
    const fontSize = Math.min(largest, room / widest);
    return { lines, fontSize, widest, worth: fontSize * worthPerLine ** lines.length };
  });
  return ways.reduce((best, way) =>
    way.worth > best.worth + 1e-9 || (Math.abs(way.worth - best.worth) <= 1e-9 && way.widest < best.widest)
      ? way
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
