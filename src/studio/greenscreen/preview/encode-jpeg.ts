import { createCanvas, type Image } from '@napi-rs/canvas';
import type { Picture } from '../../raw-frames/picture.ts';
import { pictureToRgba } from '../../raw-frames/house-colour.ts';

const maxBytes = 200_000;
/** Qualities, tried in turn until the file is small enough; the last one is always accepted. */
const qualities = [88, 78, 65, 50, 35];

/** A JPEG of the picture, with an overlay of the same size over it. */
export async function encodeJpeg(picture: Picture, overlay?: Image): Promise<Uint8Array> {
  const { width, height } = picture;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  pictureToRgba(picture, image.data);
  context.putImageData(image, 0, 0);
  if (overlay) context.drawImage(overlay, 0, 0);
  let jpeg = new Uint8Array();
  for (const quality of qualities) {
    jpeg = new Uint8Array(await canvas.encode('jpeg', quality));
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}
