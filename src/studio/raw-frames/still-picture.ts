import { Image, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
/** In pixels, from the top left corner. */
type Box = { x: number; y: number; width: number; height: number };

/** The drawing on a canvas, without the empty borders; `x` and `y` count from the canvas's top left corner. */
export type StillPicture = { image: Image; x: number; y: number };

/**
 * A drawing that is finished and drawn again in many frames; null for an empty one. Drawing a canvas copies all of its
 * pixels each time, drawing an image copies none: for a whole frame that is most of the cost.
 */
export async function keepDrawing(canvas: Canvas): Promise<StillPicture | null> {
  const { bytes, pixels } = openBitmap(canvas.width, canvas.height);
  readPixels(canvas, pixels);
  const box = inkBox(pixels, canvas.width);
  if (!box) return null;
  for (let row = 0; row < box.height; row += 1) {
    const from = (box.y + row) * canvas.width + box.x;
    pixels.copyWithin(row * box.width, from, from + box.width);
  }
  const image = new Image();
  image.src = finishBitmap(bytes, box);
  await image.decode();
  return { image, x: box.x, y: box.y };
}

export function drawStillPicture(context: SKRSContext2D, still: StillPicture, x: number, y: number): void {
  context.drawImage(still.image, x + still.x, y + still.y);
}

/** Rows read at a time: all at once would take the memory of a further picture. */
const strip = 128;

/** Not by canvas.data(), whose colours are multiplied by their opacity: those of a bitmap are not. */
function readPixels(canvas: Canvas, into: Uint32Array): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  for (let y = 0; y < height; y += strip) {
    const { data } = context.getImageData(0, y, width, Math.min(strip, height - y));
    into.set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4), y * width);
  }
}

/** Opacity is the highest byte of a pixel. */
const clearest = 0x00ffffff;
/** Around what is drawn: an edge that moves by parts of a pixel fades into the transparent ones. */
const border = 2;

/** The box of everything that is not transparent, and of its border. */
function inkBox(pixels: Uint32Array, width: number): Box | null {
  const first = pixels.findIndex((pixel) => pixel > clearest);
  if (first === -1) return null;
  const last = pixels.findLastIndex((pixel) => pixel > clearest);
  const height = pixels.length / width;
  const top = Math.max(0, Math.floor(first / width) - border);
  const bottom = Math.min(height, Math.floor(last / width) + 1 + border);
  let [left, right] = [width, 0];
  for (let row = top * width; row < bottom * width; row += width) {
    for (let x = 0; x < left; x += 1) if (pixels[row + x]! > clearest) left = x;
    for (let x = width - 1; x >= right; x -= 1) if (pixels[row + x]! > clearest) right = x + 1;
  }
  const x = Math.max(0, left - border);
  return { x, y: top, width: Math.min(width, right + border) - x, height: bottom - top };
}

const fileHeaderBytes = 14;
/** BITMAPV4HEADER: the oldest one that names a mask for opacity. */
const bitmapHeaderBytes = 108;
const pixelsAt = fileHeaderBytes + bitmapHeaderBytes;
const bitFields = 3;

/** A BMP file, the format that takes pixels as they are, and its RGBA pixels. */
function openBitmap(width: number, height: number): { bytes: Uint8Array; pixels: Uint32Array } {
  // Two bytes before the file put its pixels on a whole word.
  const bytes = new Uint8Array(new ArrayBuffer(pixelsAt + 2 + width * height * 4), 2);
  return { bytes, pixels: new Uint32Array(bytes.buffer, bytes.byteOffset + pixelsAt) };
}

/** The file with its header, for a picture of this size whose rows follow each other. */
function finishBitmap(bytes: Uint8Array, { width, height }: { width: number; height: number }): Uint8Array {
  const length = pixelsAt + width * height * 4;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  bytes.set([0x42, 0x4d]);
  const fields: readonly [at: number, value: number][] = [
    [2, length],
    [10, pixelsAt],
    [14, bitmapHeaderBytes],
    [18, width],
    // A negative height: the rows run from the top down.
    [22, -height],
    [30, bitFields],
    [34, width * height * 4],
    [54, 0x000000ff],
    [58, 0x0000ff00],
    [62, 0x00ff0000],
    [66, 0xff000000],
  ];
  for (const [at, value] of fields) view.setInt32(at, value, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 32, true);
  return bytes.subarray(0, length);
}
