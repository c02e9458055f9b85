import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { seededRandom } from '../presenter/paint/seeded-random.ts';

/** In levels of 255; enough to break up the banding of an enlarged gradient. */
const strongest = 7;

/** Dark and bright specks to lay over a picture. */
export function paintGrainSheet(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const random = seededRandom(41);
  for (let at = 0; at < image.data.length; at += 4) {
    const speck = (random() + random() - 1) * strongest;
    image.data.fill(speck > 0 ? 255 : 0, at, at + 3);
    image.data[at + 3] = Math.round(Math.abs(speck));
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
