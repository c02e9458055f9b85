import { Image, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
/** In pixels, from the top left corner. */
type Box = { x: number; y: number; width: number; height: number };

/** The content of a canvas without its empty margins; `x` and `y` are relative to the canvas's top left corner. */
export type StillPicture = { image: Image; x: number; y: number };

/**
 * Converts a finished drawing, which will be drawn in many frames, to an image; null if it is empty. Drawing a canvas
 * copies all of its pixels each time, which is most of the cost of a frame; drawing an image copies none.
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

/** Number of rows read at a time: reading all at once would take the memory of another picture. */
const strip = 128;

/** Reads straight colours, as bitmaps have them; those of `canvas.data()` are premultiplied. */
function readPixels(canvas: Canvas, into: Uint32Array): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  for (let y = 0; y < height; y += strip) {
    const { data } = context.getImageData(0, y, width, Math.min(strip, height - y));
    into.set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4), y * width);
  }
}

/** The largest value of a transparent pixel: opacity is the highest byte. */
const clearest = 0x00ffffff;
/** Margin around the content: an edge that moves by parts of a pixel fades into transparent pixels. */
const border = 2;

/** The bounding box of all pixels that are not transparent, with its margin; null if there are none. */
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
/** BITMAPV4HEADER, the oldest header with a mask for opacity. */
const bitmapHeaderBytes = 108;
const pixelsAt = fileHeaderBytes + bitmapHeaderBytes;
const bitFields = 3;

/** Allocates a BMP file, a format that stores pixels without encoding, with a view of its RGBA pixels. */
function openBitmap(width: number, height: number): { bytes: Uint8Array; pixels: Uint32Array } {
  // Two bytes of padding align the pixels to 32-bit words.
  const bytes = new Uint8Array(new ArrayBuffer(pixelsAt + 2 + width * height * 4), 2);
  return { bytes, pixels: new Uint32Array(bytes.buffer, bytes.byteOffset + pixelsAt) };
}

/** Writes the header for a picture of this size and returns the file. */
function finishBitmap(bytes: Uint8Array, { width, height }: { width: number; height: number }): Uint8Array {
  const length = pixelsAt + width * height * 4;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  bytes.set([0x42, 0x4d]);
  const fields: readonly [at: number, value: number][] = [
    [2, length],
    [10, pixelsAt],
    [14, bitmapHeaderBytes],
    [18, width],
    // A negative height means rows from top to bottom.
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
