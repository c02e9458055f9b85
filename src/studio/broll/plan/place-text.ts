import { videoFormats, type VideoFormat } from '../../ffmpeg/video-formats.ts';
import type { Box, Point } from '../../motion/film.ts';
import { safeArea } from '../../motion/safe-area.ts';
import { layOutText } from '../../motion/text/lay-out-text.ts';
import type { TextBlock } from '../../motion/text/text-block.ts';
import type { BrollStyle } from './broll-styles.ts';
import { textStyles, type TextStyle } from './text-styles.ts';

export type TextSide = 'below' | 'above' | 'left' | 'right';

/** A line of text on its plate, in a reserved band of the frame. */
export type PlacedText = { block: TextBlock; position: Point; plate: Box; side: TextSide };

const maxLines = 2;
const maxColumnLines = 4;
/** Maximum width of a text beside the product, as a share of the frame. */
const columnWidth = 0.42;
const columnSize = 1.15;
/** Minimum scale for a single line, which looks lighter than two lines. */
const minOfOneLine = 0.68;

/** Places a text at a side of the safe area. Null if it does not fit. */
export function placeText(
  text: string,
  side: TextSide,
  { style, format }: { style: BrollStyle; format: VideoFormat },
): PlacedText | null {
  const look = textStyles[style];
  const { width, height } = videoFormats[format];
  const area = safeArea(format);
  const isColumn = side === 'left' || side === 'right';
  // A wide frame has room for larger letters beside the product.
  const size = Math.min(width, height) * look.size * (isColumn && width > height ? columnSize : 1);
  const { paddingX } = look.plate;
  const maxWidth = (isColumn ? width * columnWidth : area.width) - 2 * paddingX * size;
  const set = (lines: number, minShare: number) =>
    layOutText({
      text: look.isUpperCase ? text.toUpperCase() : text,
      font: look.font,
      size,
      minSize: size * minShare,
      maxWidth,
      maxHeight: area.height / 2,
      maxLines: lines,
      align: look.align === 'left' ? 'start' : 'center',
      lineHeight: look.lineHeight,
      ...(look.letterSpacing === undefined ? {} : { letterSpacing: look.letterSpacing }),
    });
  const oneLine = isColumn ? null : set(1, minOfOneLine);
  const block = oneLine?.fits ? oneLine : set(isColumn ? maxColumnLines : maxLines, 0.6);
  if (isColumn && !block.fits) return null;
  // Measured at the origin, then moved: lines are narrower than their box.
  const plate = plateBox(block, { x: 0, y: 0 }, look.plate);
  const left = side === 'left' ? area.x : area.x + area.width - plate.width;
  const middle = (area.y + area.height / 2 + height / 2 - plate.height) / 2;
  // Lines are taller than their letters and would exceed a tight plate.
  const beyond = Math.max(0, block.height - plate.y - plate.height);
  const place = {
    x: isColumn ? left : (width - plate.width) / 2,
    y: isColumn ? middle : side === 'above' ? area.y : area.y + area.height - plate.height - beyond,
  };
  const held = Math.max(area.x, Math.min(place.x, area.x + area.width - plate.width));
  const position = { x: held - plate.x, y: place.y - plate.y };
  return { block, position, side, plate: plateBox(block, position, look.plate) };
}

/** Around all lines, from the height of the tallest letters to that of the longest. */
function plateBox(block: TextBlock, position: Point, { paddingX, paddingY }: TextStyle['plate']): Box {
  const { lines, size } = block;
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  const [top, bottom] = [lines[0]!.y - size * 0.78, lines.at(-1)!.y + size * 0.22];
  return {
    x: position.x + left - paddingX * size,
    y: position.y + top - paddingY * size,
    width: right - left + 2 * paddingX * size,
    height: bottom - top + 2 * paddingY * size,
  };
}

/** The same text with its plate, shifted right and down. */
export function shifted({ block, position, plate, side }: PlacedText, by: Point): PlacedText {
  return {
    block,
    side,
    position: { x: position.x + by.x, y: position.y + by.y },
    plate: { ...plate, x: plate.x + by.x, y: plate.y + by.y },
  };
}
