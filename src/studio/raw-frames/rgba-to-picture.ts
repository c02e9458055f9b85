import { blueShare, cbRange, crRange, greenShare, lumaRange, redShare } from './house-colour.ts';
import type { Picture } from './picture.ts';

/** Fixed-point numbers with 16 fractional bits: several times as fast as floats, and exact enough for bytes. */
const bits = 16;
const fixed = (value: number): number => Math.round(value * 2 ** bits);

const [lumaRed, lumaGreen, lumaBlue] = [redShare, greenShare, blueShare].map((share) =>
  fixed(share * lumaRange),
) as [number, number, number];
// Chroma is computed from the sum of four pixels.
const [cbRed, cbGreen, cbBlue] = [-redShare, -greenShare, 1 - blueShare].map((share) =>
  fixed((share * cbRange) / 4),
) as [number, number, number];
const [crRed, crGreen, crBlue] = [1 - redShare, -greenShare, -blueShare].map((share) =>
  fixed((share * crRange) / 4),
) as [number, number, number];
const lumaStart = fixed(16.5);
const colourStart = fixed(128.5);

/** Converts the opaque RGBA of a canvas. */
export function rgbaToPicture(rgba: Uint8Array | Uint8ClampedArray, into: Picture): void {
  const { width, height, luma, cb, cr } = into;
  const isAligned = rgba.byteOffset % 4 === 0;
  const bytes = isAligned ? rgba : rgba.slice();
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height);
  for (let y = 0, half = 0; y < height; y += 2)
    for (let at = y * width, end = at + width; at < end; at += 2, half += 1) {
      // Little-endian on all supported platforms: red is the lowest byte.
      const one = pixels[at]!;
      const two = pixels[at + 1]!;
      const three = pixels[at + width]!;
      const four = pixels[at + width + 1]!;
      luma[at] = lumaOf(one);
      luma[at + 1] = lumaOf(two);
      luma[at + width] = lumaOf(three);
      luma[at + width + 1] = lumaOf(four);
      const red = (one & 255) + (two & 255) + (three & 255) + (four & 255);
      const green = ((one >>> 8) & 255) + ((two >>> 8) & 255) + ((three >>> 8) & 255) + ((four >>> 8) & 255);
      const blue =
        ((one >>> 16) & 255) + ((two >>> 16) & 255) + ((three >>> 16) & 255) + ((four >>> 16) & 255);
      cb[half] = (colourStart + red * cbRed + green * cbGreen + blue * cbBlue) >> bits;
      cr[half] = (colourStart + red * crRed + green * crGreen + blue * crBlue) >> bits;
    }
}

const lumaOf = (pixel: number): number =>
  (lumaStart +
    (pixel & 255) * lumaRed +
    ((pixel >>> 8) & 255) * lumaGreen +
    ((pixel >>> 16) & 255) * lumaBlue) >>
  bits;
