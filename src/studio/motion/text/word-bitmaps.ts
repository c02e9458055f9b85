import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fillStyle } from '../fill-style.ts';
import type { Box, Fill, Point } from '../film.ts';
import type { PlacedWord, TextBlock } from './text-block.ts';
import type { TextLook } from './text-layer.ts';
import { setFont } from './text-font.ts';

/** A bitmap of a word for x and y in the frame's pixels, `density` times as large as displayed. */
type WordBitmap = { canvas: Canvas; x: number; y: number; width: number; height: number };

/**
 * Words as bitmaps, each drawn once: shaping and filling letters is the most expensive part of a frame. A bitmap starts
 * on a whole pixel, so that a word at rest is as sharp as letters drawn in place.
 */
export function openWordBitmaps(block: TextBlock, position: Point, style: TextLook, density: number) {
  const bitmaps = new Map<string, WordBitmap>();
  const ruler = createCanvas(1, 1).getContext('2d');
  const setting = { ...block, wholeText: block.text };
  setFont(ruler, setting);
  const area = inkArea(block, position);

  const draw = (word: PlacedWord, paint: (context: SKRSContext2D, x: number, y: number) => void) => {
    ruler.direction = word.direction;
    const ink = ruler.measureText(word.text);
    const pad = padOf(style) + 2;
    const [x, y] = [position.x + word.x, position.y + word.y];
    const left = Math.floor(x - Math.max(0, ink.actualBoundingBoxLeft) - pad);
    const top = Math.floor(y - ink.actualBoundingBoxAscent - pad);
    const right = Math.ceil(x + Math.max(word.width, ink.actualBoundingBoxRight) + pad);
    const bottom = Math.ceil(y + ink.actualBoundingBoxDescent + pad);
    const [width, height] = [right - left, Math.max(1, bottom - top)];
    const canvas = createCanvas(Math.ceil(width * density), Math.ceil(height * density));
    const context = canvas.getContext('2d');
    context.scale(canvas.width / width, canvas.height / height);
    context.translate(-left, -top);
    setFont(context, setting);
    context.direction = word.direction;
    paint(context, x, y);
    return { canvas, x: left, y: top, width, height };
  };
  const cached = (key: string, make: () => WordBitmap): WordBitmap => {
    const known = bitmaps.get(key) ?? make();
    bitmaps.set(key, known);
    return known;
  };

  return {
    /** The layer below all letters: contour and shadow; null for a style without them. */
    behind: (word: PlacedWord, at: number): WordBitmap | null =>
      style.stroke || style.shadow
        ? cached(`behind ${at}`, () =>
            draw(word, (context, x, y) => paintBehind(context, word.text, x, y, style)),
          )
        : null,
    face: (word: PlacedWord, at: number, fill: Fill): WordBitmap =>
      cached(`${at} ${JSON.stringify(fill)}`, () =>
        draw(word, (context, x, y) => {
          context.fillStyle = fillStyle(context, fill, area);
          context.fillText(word.text, x, y);
        }),
      ),
    /** The width of the first letters of a word. */
    measure: (text: string): number => ruler.measureText(text).width,
  };
}

/** The standard deviation of a canvas shadow is half its blur. */
const padOf = ({ stroke, shadow }: TextLook): number =>
  (stroke?.width ?? 0) / 2 +
  (shadow ? shadow.blur * 1.5 + Math.max(Math.abs(shadow.x ?? 0), Math.abs(shadow.y ?? 0)) : 0);

function paintBehind(context: SKRSContext2D, text: string, x: number, y: number, style: TextLook): void {
  const { stroke, shadow } = style;
  if (shadow) {
    context.shadowColor = shadow.colour;
    context.shadowBlur = shadow.blur;
    context.shadowOffsetX = shadow.x ?? 0;
    context.shadowOffsetY = shadow.y ?? 0;
  }
  context.lineJoin = 'round';
  if (stroke) {
    context.strokeStyle = stroke.colour;
    context.lineWidth = stroke.width;
    context.strokeText(text, x, y);
  } else {
    context.fillStyle = shadow!.colour;
    context.fillText(text, x, y);
  }
}

/** The area of a block's lines, for fills that run over all of it. */
export function inkArea(block: TextBlock, position: Point): Box {
  const left = Math.min(...block.lines.map((line) => line.x));
  const right = Math.max(...block.lines.map((line) => line.x + line.width));
  return { x: position.x + left, y: position.y, width: right - left, height: block.height };
}
