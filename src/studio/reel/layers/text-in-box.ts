import type { Box, Point } from '../../motion/film.ts';
import { layOutText } from '../../motion/text/lay-out-text.ts';
import type { TextBlock } from '../../motion/text/text-block.ts';
import type { Type } from '../style/style-system.ts';

/** The shorter side of every format in pixels; type sizes are shares of it. */
const shorterSide = 720;

export type SetText = { block: TextBlock; position: Point; /** Bounds of the letters. */ inked: Box };

export type BoxedText = {
  text: string;
  type: Type;
  box: Box;
  align: 'left' | 'center';
  vertical?: 'top' | 'middle' | 'bottom';
  maxLines?: number;
  /** Share of the type's size. */
  minShare?: number;
};

/** Sets a text in its box, shrinking it if necessary so that it never exceeds the box. */
export function setTextInBox({
  text,
  type,
  box,
  align,
  vertical = 'middle',
  maxLines,
  minShare = 0.4,
}: BoxedText): SetText {
  const size = type.size * shorterSide;
  const block = layOutText({
    text: type.isUpperCase ? text.toUpperCase() : text,
    font: type.font,
    size,
    minSize: size * minShare,
    maxWidth: box.width,
    maxHeight: box.height,
    align: align === 'left' ? 'start' : 'center',
    lineHeight: type.lineHeight ?? 1.2,
    letterSpacing: type.letterSpacing,
    ...(maxLines && { maxLines }),
  });
  const room = Math.max(0, box.height - block.height);
  const position = {
    x: box.x,
    y: box.y + (vertical === 'middle' ? room / 2 : vertical === 'bottom' ? room : 0),
  };
  const left = Math.min(...block.lines.map((line) => line.x));
  const right = Math.max(...block.lines.map((line) => line.x + line.width));
  return {
    block,
    position,
    inked: { x: position.x + left, y: position.y, width: right - left, height: block.height },
  };
}
