import { writeFile } from 'node:fs/promises';
import { createCanvas, type Canvas } from '@napi-rs/canvas';

export type TestPhoto = {
  width: number;
  height: number;
  /** Position of the salient object, relative to the photo. */
  thing?: { x: number; y: number; size: number };
  background?: string;
  /** Broad stripes, which make the background busy. */
  isStriped?: boolean;
};

/** A dull wall with a bright object in front of it. */
export function drawTestPhoto({
  width,
  height,
  thing,
  background = '#8b8f94',
  isStriped,
}: TestPhoto): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgba(0, 0, 0, 0.25)';
  const stripes = isStriped ? 12 : 0;
  for (let at = 0; at < stripes; at += 1)
    context.fillRect((at * width) / stripes, 0, width / stripes / 2, height);
  if (thing) {
    const side = thing.size * Math.min(width, height);
    context.fillStyle = '#e6362c';
    context.fillRect(thing.x * width - side / 2, thing.y * height - side / 2, side, side);
    context.fillStyle = '#ffe14d';
    context.fillRect(thing.x * width - side / 4, thing.y * height - side / 4, side / 2, side / 2);
  }
  return canvas;
}

export async function writeTestPhoto(path: string, photo: TestPhoto): Promise<string> {
  await writeFile(path, await drawTestPhoto(photo).encode('jpeg', 92));
  return path;
}

/** A JPEG with EXIF orientation and position. */
export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.alloc(56);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  // The orientation, and the offset of the GPS directory.
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  tiff.writeUInt16BE(0x8825, 22);
  tiff.writeUInt16BE(4, 24);
  tiff.writeUInt32BE(1, 26);
  tiff.writeUInt32BE(38, 30);
  // One entry: N for the northern half of the earth.
  tiff.writeUInt16BE(1, 38);
  tiff.writeUInt16BE(1, 40);
  tiff.writeUInt16BE(2, 42);
  tiff.writeUInt32BE(2, 44);
  tiff.write('N\0', 48, 'latin1');
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}
