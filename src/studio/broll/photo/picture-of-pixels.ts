import { openPicture, pictureBytes, type Picture } from '../../raw-frames/picture.ts';
import type { SmallPicture } from '../subject/salience.ts';

/** Converts RGBA to the video's YUV with the BT.709 matrix. Both dimensions are even. */
export function pictureOfPixels({ width, height, pixels }: SmallPicture): Picture {
  const picture = openPicture(new Uint8Array(pictureBytes(width, height)), width, height);
  for (let at = 0; at < width * height; at += 1) {
    const [red, green, blue] = [pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!];
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    picture.luma[at] = Math.round(16 + (219 / 255) * light);
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x % 2 === 1 || y % 2 === 1) continue;
    const colourAt = (y / 2) * (width / 2) + x / 2;
    picture.cb[colourAt] = Math.round(128 + ((224 / 255) * (blue - light)) / 1.8556);
    picture.cr[colourAt] = Math.round(128 + ((224 / 255) * (red - light)) / 1.5748);
  }
  return picture;
}
