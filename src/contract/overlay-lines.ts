import { displayWidth } from './display-width.ts';
import { withoutEmphasisMarks } from './emphasis-marks.ts';
import { isBareNumber } from './number-words.ts';
import { fontSizeThatFits, placePlates, textWidth, type OverlayPlate } from './overlay-plates.ts';

/**
 * The scripts that the overlay face (Latin, Greek, Cyrillic) lacks. Each has a face of its own, in preview and renderer
 * alike.
 */
export type OverlayScript =
  'arabic' | 'hebrew' | 'devanagari' | 'thai' | 'emoji' | 'japanese' | 'korean' | 'chinese';

/** In the order of the fallback: Han characters are Japanese beside kana, else Chinese. */
const patterns: Record<OverlayScript, RegExp> = {
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
  devanagari: /\p{Script=Devanagari}/u,
  thai: /\p{Script=Thai}/u,
  emoji: /(?![©®™#*\d])\p{Emoji}|\u{20e3}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  korean: /\p{Script=Hangul}/u,
  // Its face also has arrows, stars, circled numbers and full-width signs, but no emoji characters.
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

/** Chinese and Japanese put no spaces between words: a line may end after each sign and what clings to it. */
const unspaced =
  /[\p{Ps}\p{Pi}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{M}\p{Pe}\p{Pf}\p{Po}ー]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** The parts of a word between which a line may end. */
export const splitUnspaced = (word: string): string[] => word.match(unspaced) ?? [word];

/** By the first letter, as browsers do with `dir="auto"`. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/**
 * The overlay text of a hook: which words stand on which line, and where.
 * Browser preview and renderer share this function, so that they cannot disagree.
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
  /** Usual size of letters as a share of the picture's height. Lines are 1.11 font sizes apart, and 30 capitals fit the width. */
  fontSize: 30 / 1280,
  /** Size of a single line of Latin, Greek or Cyrillic letters: a headline of one or two words. */
  maxSingleLineFontSize: 64 / 1280,
  /** Free at each side of a line, as a share of the picture's width. */
  sideShare: 0.035,
} as const;

export const overlayPlaces = ['top', 'bottom'] as const;
export type OverlayPlace = (typeof overlayPlaces)[number];
export type OverlayLine = {
  text: string;
  centreX: number;
  middleY: number;
  fontSize: number;
  direction: 'ltr' | 'rtl';
  /** The additional faces that the text needs, in the order of the fallback. */
  scripts: OverlayScript[];
  /** The ground behind dark letters; without it, letters are white with a dark contour. */
  plate?: OverlayPlate;
};

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const characterSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const characters = (text: string): string[] =>
  [...characterSegmenter.segment(text)].map((part) => part.segment);
const lengthOf = (text: string): number =>
  characters(text).reduce((sum, letter) => sum + displayWidth(letter), 0);

function fitWord(word: string): string {
  if (lengthOf(word) <= overlayRule.maxLineCharacters) return word;
  let cut = '';
  for (const letter of characters(word)) {
    if (lengthOf(cut) + displayWidth(letter) > overlayRule.cutWordCharacters) break;
    cut += letter;
  }
  return `${cut}...`;
}

/** An unbreakable unit of a line; `space` separates it from the unit before it on the same line. */
type Piece = { text: string; space: '' | ' ' };

/** Whether a number and the word after it are one piece, wherever a line has room for both. */
type Binding = 'numbers' | 'none';

const piecesOf = (sentence: string, binding: Binding): Piece[] => {
  const pieces = sentence
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((word) =>
      splitUnspaced(word).map((part, index): Piece => ({ text: fitWord(part), space: index > 0 ? '' : ' ' })),
    );
  return binding === 'numbers' ? bindNumbers(pieces) : pieces;
};

function bindNumbers(pieces: readonly Piece[]): Piece[] {
  const bound: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = bound.at(-1);
    const joined = last && `${last.text}${piece.space}${piece.text}`;
    const isAfterNumber = piece.space === ' ' && index > 0 && isBareNumber(pieces[index - 1]!.text);
    if (last && joined && isAfterNumber && lengthOf(joined) <= overlayRule.maxLineCharacters)
      bound[bound.length - 1] = { ...last, text: joined };
    else bound.push(piece);
  }
  return bound;
}

const lineOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, space }, index) => (index === 0 ? text : space + text)).join('');

/** Fills each line before it begins the next. */
function wrapSentence(pieces: readonly Piece[]): string[] {
  const lines: string[] = [];
  let line: Piece[] = [];
  for (const piece of pieces) {
    if (line.length === 0 || lengthOf(lineOf([...line, piece])) <= overlayRule.maxLineCharacters)
      line.push(piece);
    else {
      lines.push(lineOf(line));
      line = [piece];
    }
  }
  return line.length === 0 ? lines : [...lines, lineOf(line)];
}

/** More than any difference in length costs: a lone last word stays only where every other break is forbidden. */
const loneWordCost = 4 * overlayRule.maxLineCharacters ** 2;

type Setting = { cost: number; lines: string[] };

/** The same sentence on as many lines as `wrapSentence` needs, about equally long, and no last word alone if it can be. */
function balanceSentence(pieces: readonly Piece[], lineCount: number): string[] {
  // settings[from]: the cheapest way to set the pieces from there on, in as many lines as were added so far.
  let settings: Setting[] = pieces.map((_, from) => {
    const line = lineOf(pieces.slice(from));
    const isLoneWord = lineCount > 1 && from === pieces.length - 1 && !line.includes(' ');
    return { cost: costOfLine(line) + (isLoneWord ? loneWordCost : 0), lines: [line] };
  });
  for (let count = 2; count <= lineCount; count += 1) {
    const below = settings;
    settings = pieces.map((_, from) => cheapestSetting(pieces, from, below));
  }
  return settings[0]!.lines;
}

/** One line from `from` on, and the cheapest lines below it. */
function cheapestSetting(pieces: readonly Piece[], from: number, below: readonly Setting[]): Setting {
  let cheapest: Setting = { cost: Infinity, lines: [] };
  for (let to = from + 1; to < pieces.length; to += 1) {
    const line = lineOf(pieces.slice(from, to));
    const cost = costOfLine(line) + below[to]!.cost;
    if (costOfLine(line) === Infinity) break;
    if (cost < cheapest.cost) cheapest = { cost, lines: [line, ...below[to]!.lines] };
  }
  return cheapest;
}

/** Squares are least where lines are alike. */
function costOfLine(line: string): number {
  const length = lengthOf(line);
  return length > overlayRule.maxLineCharacters ? Infinity : length ** 2;
}

/** Balanced, except where the picture's last line cuts a sentence: there each line takes in as much as it can. */
function setLines(text: string, binding: Binding): string[] {
  const sentences = [...sentenceSegmenter.segment(keepDrawable(withoutEmphasisMarks(text)).toUpperCase())];
  const lines: string[] = [];
  for (const { segment } of sentences) {
    const pieces = piecesOf(segment.trim(), binding);
    const wrapped = wrapSentence(pieces);
    // Signs without spaces may break anywhere: balancing would part words that a full line keeps together.
    const hasSpaces = pieces.every(({ space }) => space === ' ');
    const isWhole = hasSpaces && wrapped.length > 1 && lines.length + wrapped.length <= overlayRule.maxLines;
    lines.push(...(isWhole ? balanceSentence(pieces, wrapped.length) : wrapped));
  }
  return lines;
}

/** Numbers stay with the next word, unless the text would no longer fit into the picture's lines. */
function allLines(text: string): string[] {
  const lines = setLines(text, 'numbers');
  if (lines.length <= overlayRule.maxLines) return lines;
  const parted = setLines(text, 'none');
  return parted.length <= overlayRule.maxLines ? parted : lines;
}

/** Uppercased, split into sentences, wrapped; at most four lines of at most 30 characters. */
export const overlayTextLines = (text: string): string[] => allLines(text).slice(0, overlayRule.maxLines);

/** The parts of a text that its overlay does not show: lines beyond the fourth, or characters without a glyph. */
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
  if (lines.length === 0) return [];
  const fontSize = fontSizeOf(lines, frame);
  const placed = lines.map((line, index): OverlayLine => ({
    text: line,
    centreX: frame.width / 2,
    middleY: middleOfLine(index, lines.length, place) * frame.height,
    fontSize,
    direction: directionOf(line),
    scripts: findOverlayScripts(line),
  }));
  if (placed.some(({ scripts }) => scripts.some((script) => unmeasured.has(script)))) return placed;
  const plates = placePlates(placed, frame);
  return placed.map((line, index) => ({ ...line, plate: plates[index]! }));
}

/** Scripts whose letters have no known widths: their lines have a contour instead of a plate. */
const unmeasured = new Set<OverlayScript>(['arabic', 'hebrew', 'devanagari', 'thai']);

/** Lines are as large as fits the width, in whole pixels of a 9:16 frame. */
function fontSizeOf(lines: readonly string[], frame: { width: number; height: number }): number {
  const { fontSize, maxSingleLineFontSize, maxLineCharacters, sideShare } = overlayRule;
  const isHeadline = lines.length === 1 && findOverlayScripts(lines[0]!).length === 0;
  const byLength = (fontSize * maxLineCharacters) / Math.max(1, ...lines.map(lengthOf));
  const wanted = isHeadline ? Math.min(maxSingleLineFontSize, Math.max(fontSize, byLength)) : fontSize;
  const widest = Math.max(...lines.map(textWidth));
  const fitting = fontSizeThatFits(widest, frame.width * (1 - 2 * sideShare), frame.height);
  const wholePixel = frame.height / 1280;
  return Math.floor(Math.min(wanted * frame.height, fitting) / wholePixel + 1e-9) * wholePixel;
}

/** As a share of the picture's height. */
function middleOfLine(index: number, lineCount: number, place: OverlayPlace): number {
  const [first, second] = overlayRule.linePositions;
  if (place === 'top') return overlayRule.linePositions[index]!;
  const lineHeight = second - first;
  // The lower edge of the last line stands at the share; the lines above it keep their distance.
  return 1 - overlayRule.bottomShare - lineHeight * (lineCount - index - 0.5);
}
