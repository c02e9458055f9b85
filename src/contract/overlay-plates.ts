import { displayWidth } from './display-width.ts';

/**
 * The plate behind one line of an overlay, in pixels of the frame. `outline` is its shape as an SVG path; filled as one path,
 * the outlines of all lines are one shape.
 */
export type OverlayPlate = { x: number; y: number; width: number; height: number; outline: string };

/** Widths of the overlay face's capitals and signs in percent of the font size, without kerning. */
const glyphWidths: Readonly<Record<number, string>> = {
  22: ' ',
  29: 'IΙІЇ',
  35: "’‘.,:';!",
  39: '()[]/',
  48: '1-–',
  58: 'L”?“*ΓГҐFJ7"',
  62: 'EΕŁ52',
  66: 'P£ΡБРBRS3689$#ΒВЗЯЬ',
  69: 'TZ&ΖΤТ04€+=ΞΣЧ',
  74: 'DУUCKΚКСЭЄGHYΗΠΥЛНП',
  78: 'XΧХANOVΑΔΘΛΝΟАИЙОØĐQΩЦ',
  84: 'ФЪ',
  90: 'ДΦΨ',
  94: 'ЫMΜМ',
  103: '—ШŒ%ЩÆ@',
  106: 'ЮW…',
  111: 'Ж',
};
const widthOfGlyph = new Map(
  Object.entries(glyphWidths).flatMap(([percent, glyphs]) =>
    [...glyphs].map((glyph) => [glyph, Number(percent) / 100] as const),
  ),
);
/** Letters of the overlay face are about this wide; signs of other faces are at most as wide as high. */
const widthOfUnlisted = (glyph: string): number =>
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(glyph) ? 0.75 : 1;
const letterSpacing = 0.005;

/** Half the height of capitals, in font sizes. */
const capitalReach = 0.3635;
/** Room around the capitals: a share of the font size, plus a share of the frame's height, the same for letters of all sizes. */
const room = { above: [0.11, 10 / 1280], beside: [0.14, 11.5 / 1280] } as const;
/** Radius of the corners, in font sizes. */
const radiusShare = 0.34;
/** In font sizes. Lines that differ by less have plates of the same width: a small step looks like a mistake, and has no room for two curves. */
const smallStep = 1.4;
/** Neighbouring outlines overlap by this much, so that no seam shows between them. */
const overlapPixels = 1;

const marks = /\p{M}/gu;
const characterSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The width of a line of capitals in font sizes, about: kerning may make it 5 % narrower. */
export function textWidth(text: string): number {
  const widthOf = (character: string): number => {
    // Emoji, and signs of Chinese, Japanese and Korean, are at most as wide as high.
    if (displayWidth(character) > 1) return 1;
    const letters = character.normalize('NFD').replaceAll(marks, '');
    return Math.max(0, ...[...letters].map((letter) => widthOfGlyph.get(letter) ?? widthOfUnlisted(letter)));
  };
  return [...characterSegmenter.segment(text)].reduce(
    (sum, { segment }) => sum + widthOf(segment) + letterSpacing,
    0,
  );
}

/** Room between the letters and an edge of their plate, in pixels. */
const roomOf = (side: keyof typeof room, fontSize: number, frameHeight: number): number =>
  room[side][0] * fontSize + room[side][1] * frameHeight;

/** The largest font size at which a line of this width, in font sizes, and its plate have this many pixels of room. */
export const fontSizeThatFits = (width: number, pixels: number, frameHeight: number): number =>
  (pixels - 2 * room.beside[1] * frameHeight) / (width + 2 * room.beside[0]);

type Line = { text: string; centreX: number; middleY: number; fontSize: number };
type Edges = { left: number; right: number; top: number; bottom: number };

/**
 * The plates behind lines of the same font size: letters are easier to read on an even ground than in a contour, on any
 * picture. Plates of neighbouring lines touch, so that they are read as one element.
 */
export function placePlates(lines: readonly Line[], frame: { height: number }): OverlayPlate[] {
  const widths = plateWidths(lines, frame.height);
  const reachOf = ({ fontSize }: Line) => capitalReach * fontSize + roomOf('above', fontSize, frame.height);
  /** A wide plate keeps its room below its letters, where a narrower one is in front of it. */
  const boundaries = lines.slice(1).map((line, index) => {
    const above = lines[index]!;
    const step = widths[index]! - widths[index + 1]!;
    if (step === 0) return (above.middleY + line.middleY) / 2;
    return step > 0 ? above.middleY + reachOf(above) : line.middleY - reachOf(line);
  });
  const edges = lines.map((line, index): Edges => ({
    left: line.centreX - widths[index]! / 2,
    right: line.centreX + widths[index]! / 2,
    top: boundaries[index - 1] ?? line.middleY - reachOf(line),
    bottom: boundaries[index] ?? line.middleY + reachOf(line),
  }));
  return edges.map((plate, index) => ({
    x: plate.left,
    y: plate.top,
    width: plate.right - plate.left,
    height: plate.bottom - plate.top,
    outline: drawOutline(plate, edges[index - 1], edges[index + 1], radiusShare * lines[index]!.fontSize),
  }));
}

function plateWidths(lines: readonly Line[], frameHeight: number): number[] {
  const widths = lines.map(
    ({ text, fontSize }) => textWidth(text) * fontSize + 2 * roomOf('beside', fontSize, frameHeight),
  );
  // A narrow line between two wider ones would be a notch.
  for (const index of [...widths.keys()].slice(1, -1))
    widths[index] = Math.max(widths[index]!, Math.min(widths[index - 1]!, widths[index + 1]!));
  // Forwards and backwards, so that a run of similar lines gets the width of its widest.
  for (const order of [[...lines.keys()], [...lines.keys()].toReversed()])
    for (const [place, index] of order.slice(1).entries()) {
      const before = order[place]!;
      const wider = Math.max(widths[index]!, widths[before]!);
      if (wider - Math.min(widths[index]!, widths[before]!) < smallStep * lines[index]!.fontSize)
        widths[index] = widths[before] = wider;
    }
  return widths;
}

/** A rectangle with round corners; those at a wider neighbour curve outwards, and those at an equal one are square. */
function drawOutline(
  { left, right, top, bottom }: Edges,
  above: Edges | undefined,
  below: Edges | undefined,
  largest: number,
): string {
  const radius = Math.min(largest, (bottom - top) / 2);
  const bendAt = (other: Edges | undefined): number => {
    if (!other || other.right < right) return radius;
    return other.right > right ? -radius : 0;
  };
  const [upper, lower] = [bendAt(above), bendAt(below)];
  const [topEnd, bottomEnd] = [top - (above ? overlapPixels : 0), bottom + (below ? overlapPixels : 0)];
  const at = (...numbers: readonly number[]): string => numbers.map((number) => number.toFixed(3)).join(' ');
  /** From the current point to the given one, around a corner of this bend. */
  const corner = (bend: number, clockwise: 0 | 1, x: number, y: number): string =>
    `A${at(radius, radius)} 0 0 ${bend < 0 ? 1 - clockwise : clockwise} ${at(x, y)}`;
  const [upperY, lowerY] = [top + Math.abs(upper), bottom - Math.abs(lower)];
  return [
    `M${at(left + upper, topEnd)}`,
    `L${at(right - upper, topEnd)} L${at(right - upper, top)} ${corner(upper, 1, right, upperY)}`,
    `L${at(right, lowerY)} ${corner(lower, 1, right - lower, bottom)} L${at(right - lower, bottomEnd)}`,
    `L${at(left + lower, bottomEnd)} L${at(left + lower, bottom)} ${corner(lower, 1, left, lowerY)}`,
    `L${at(left, upperY)} ${corner(upper, 1, left + upper, top)} Z`,
  ].join(' ');
}
