import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas, ImageData, loadImage, type Canvas, type Image } from '@napi-rs/canvas';
import decodeHeic from 'heic-decode';
import type { CleanOrder } from './clean-photo.ts';

const jpegQuality = 92;

/** JPEG, PNG and WebP are rotated by EXIF on loading, HEIC by its properties. */
async function decode({ path, type }: CleanOrder): Promise<Image | Canvas> {
  const bytes = await readFile(path);
  if (type !== 'heic') return loadImage(bytes);
  const { width, height, data } = await decodeHeic({ buffer: bytes });
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}

/** Scales the photo down and keeps only pixels. */
async function clean(order: CleanOrder): Promise<{ width: number; height: number }> {
  const picture = await decode(order);
  const scale = Math.min(1, order.maxSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  await writeFile(order.outputPath, await canvas.encode('jpeg', jpegQuality));
  return { width, height };
}

process.stdout.write(`${JSON.stringify(await clean(JSON.parse(process.argv[2]!) as CleanOrder))}\n`);
