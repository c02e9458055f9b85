import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

/** Draws a plane of the passing place, `shift` pixels from its position in the still. */
export type PassingPlane = (context: SKRSContext2D, shift: number) => void;

const smears = 5;

/** Repeats the picture and its mirror image endlessly, with motion blur over the shutter time. */
export function openPassingPlane(canvas: Canvas, { smear }: { smear: number }): PassingPlane {
  const { width, height } = canvas;
  const tile = createCanvas(width * 2, height);
  const context = tile.getContext('2d');
  const both = createCanvas(width * 2, height);
  const painting = both.getContext('2d');
  painting.drawImage(canvas, 0, 0);
  painting.save();
  painting.translate(width * 2, 0);
  painting.scale(-1, 1);
  painting.drawImage(canvas, 0, 0);
  painting.restore();
  for (let nth = 0; nth < smears; nth += 1) {
    // The mean of all copies: the n-th is blended with 1/n.
    context.globalAlpha = 1 / (nth + 1);
    const x = smear * (nth / (smears - 1) - 0.5);
    for (const turn of [-2, 0, 2]) context.drawImage(both, x + turn * width, 0);
  }
  return (onto, shift) => {
    const from = (((shift % (width * 2)) + width * 2) % (width * 2)) - width * 2;
    for (const x of [from, from + width * 2]) if (x < width && x + width * 2 > 0) onto.drawImage(tile, x, 0);
  };
}
