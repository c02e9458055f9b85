import { samplePlane, type Picture } from '../../raw-frames/picture.ts';

/** Centre, half side and clockwise rotation in radians of a square in a picture. */
export type Square = { centreX: number; centreY: number; halfSide: number; turn: number };

/** The square in `side` × `side` × RGB samples of 0 … 1, level; black outside the picture. */
export function cutSquare(picture: Picture, square: Square, side: number): Float32Array {
  const { width, height, luma, cb, cr } = picture;
  const out = new Float32Array(side * side * 3);
  const scale = (2 * square.halfSide) / side;
  // Avoids aliasing: two samples per side are sufficient up to a factor of four.
  const taps = scale > 1.5 ? 2 : 1;
  const weight = 1 / (taps * taps);
  const cos = Math.cos(square.turn) * scale;
  const sin = Math.sin(square.turn) * scale;
  let at = 0;
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1, at += 3) {
      for (let tap = 0; tap < taps * taps; tap += 1) {
        const u = column + ((tap % taps) + 0.5) / taps - side / 2;
        const v = row + (Math.floor(tap / taps) + 0.5) / taps - side / 2;
        const x = square.centreX + u * cos - v * sin;
        const y = square.centreY + u * sin + v * cos;
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const bright = (samplePlane(luma, width, height, x - 0.5, y - 0.5) - 16) / 219;
        const colourAt = (y >> 1) * (width >> 1) + (x >> 1);
        const blue = (cb[colourAt]! - 128) / 224;
        const red = (cr[colourAt]! - 128) / 224;
        // The matrix of BT.709.
        out[at]! += (bright + 1.5748 * red) * weight;
        out[at + 1]! += (bright - 0.1873 * blue - 0.4681 * red) * weight;
        out[at + 2]! += (bright + 1.8556 * blue) * weight;
      }
    }
  }
  return out;
}

/** Maps from the square's samples back to the picture. */
export function fromSquare(square: Square, side: number, u: number, v: number): [number, number] {
  const scale = (2 * square.halfSide) / side;
  const dx = (u - side / 2) * scale;
  const dy = (v - side / 2) * scale;
  const cos = Math.cos(square.turn);
  const sin = Math.sin(square.turn);
  return [square.centreX + dx * cos - dy * sin, square.centreY + dx * sin + dy * cos];
}
