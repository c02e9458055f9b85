import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

/** Draws a picture of the place that passes by, `shift` pixels from where the still has it. */
export type PassingPlane = (context: SKRSContext2D, shift: number) => void;

const smears = 5;

/** The picture and its mirror image side by side without end, smeared as long as the shutter is open. */
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
    // The mean of all copies: the n-th is mixed in with 1/n.
    context.globalAlpha = 1 / (nth + 1);
    const x = smear * (nth / (smears - 1) - 0.5);
    for (const turn of [-2, 0, 2]) context.drawImage(both, x + turn * width, 0);
  }
  return (onto, shift) => {
    const from = (((shift % (width * 2)) + width * 2) % (width * 2)) - width * 2;
    for (const x of [from, from + width * 2]) if (x < width && x + width * 2 > 0) onto.drawImage(tile, x, 0);
  };
}
