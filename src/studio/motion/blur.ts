import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

type Size = { width: number; height: number };

/** At this standard deviation, in pixels of the small picture, shrinking loses no detail that the blur would keep. */
const smallBlur = 2;
const reach = 3;

/**
 * Draws with blur at a small size and enlarges the result, which costs a fraction of a blur at full size and looks the
 * same. Pixels at the frame's edge are extended beyond it, so that no edge becomes transparent.
 */
export function blurInto(
  context: SKRSContext2D,
  { width, height }: Size,
  blur: number,
  draw: (context: SKRSContext2D) => void,
): void {
  const scale = Math.min(1, smallBlur / blur);
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const sharp = createCanvas(size.width, size.height);
  const small = sharp.getContext('2d');
  small.save();
  small.scale(size.width / width, size.height / height);
  draw(small);
  small.restore();
  const pad = Math.ceil(blur * scale * reach);
  const padded = extendEdges(sharp, pad);
  const blurred = createCanvas(padded.width, padded.height);
  const target = blurred.getContext('2d');
  target.filter = `blur(${(blur * scale).toFixed(3)}px)`;
  target.drawImage(padded, 0, 0);
  context.imageSmoothingQuality = 'low';
  context.drawImage(blurred, pad, pad, size.width, size.height, 0, 0, width, height);
}

function extendEdges(from: Canvas, pad: number): Canvas {
  const { width, height } = from;
  const canvas = createCanvas(width + 2 * pad, height + 2 * pad);
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = false;
  const columns = [
    [0, 1, 0, pad],
    [0, width, pad, width],
    [width - 1, 1, pad + width, pad],
  ] as const;
  const rows = [
    [0, 1, 0, pad],
    [0, height, pad, height],
    [height - 1, 1, pad + height, pad],
  ] as const;
  for (const [fromX, fromWidth, x, toWidth] of columns)
    for (const [fromY, fromHeight, y, toHeight] of rows)
      context.drawImage(from, fromX, fromY, fromWidth, fromHeight, x, y, toWidth, toHeight);
  return canvas;
}
