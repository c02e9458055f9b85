/** The ground behind one line of an overlay; pixels of the frame. */
export type OverlayPlate = { x: number; y: number; width: number; height: number; radius: number };

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
const usualGlyphWidth = 0.75;
const letterSpacing = 0.005;

/** In font sizes: room beside the letters, room above and below the capitals' middle, and the corners. */
const shape = { side: 0.52, reach: 0.8, radius: 0.34 };
/** Lines that differ by less have plates of the same width: a small step looks like a mistake. */
const smallStep = 0.9;

/** The width of a line of capitals, about: kerning may make it 5 % narrower. */
function textWidth(text: string, fontSize: number): number {
  const letters = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const widthOf = (glyph: string) => (widthOfGlyph.get(glyph) ?? usualGlyphWidth) + letterSpacing;
  return [...letters].reduce((sum, glyph) => sum + widthOf(glyph), 0) * fontSize;
}

/**
 * The plates behind several lines of the same font size, which touch: letters of small size are easier to read on an even
 * ground than in a contour, and lines read as one element.
 */
export function placePlates(
  lines: readonly { text: string; centreX: number; middleY: number; fontSize: number }[],
): OverlayPlate[] {
  const widths = lines.map(({ text, fontSize }) => textWidth(text, fontSize) + 2 * shape.side * fontSize);
  // Forth and back, so that a run of similar lines gets the width of its widest.
  for (const order of [[...lines.keys()], [...lines.keys()].toReversed()])
    for (const [place, index] of order.slice(1).entries()) {
      const before = order[place]!;
      const wider = Math.max(widths[index]!, widths[before]!);
      if (wider - Math.min(widths[index]!, widths[before]!) < smallStep * lines[index]!.fontSize)
        widths[index] = widths[before] = wider;
    }
  return lines.map(({ centreX, middleY, fontSize }, index) => {
    const width = widths[index]!;
    const radius = shape.radius * fontSize;
    const edge = (neighbour: number, direction: -1 | 1): number => {
      const other = lines[neighbour];
      if (!other) return middleY + direction * shape.reach * fontSize;
      // Reaches so far under a plate of at least its width that no rounded corner shows between the two.
      const overlap = widths[neighbour]! >= width ? 2 * radius : 1;
      return (middleY + other.middleY) / 2 + direction * overlap;
    };
    const [top, bottom] = [edge(index - 1, -1), edge(index + 1, 1)];
    return { x: centreX - width / 2, y: top, width, height: bottom - top, radius };
  });
}
