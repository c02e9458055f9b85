import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage, type Canvas, type Image } from '@napi-rs/canvas';
import type { Box } from '../film.ts';
import { keepDrawing } from '../../raw-frames/still-picture.ts';

export type Size = { width: number; height: number };

/** A part of a picture at another size; `left` and `top` are in source pixels. */
export type PrescaledPicture = { image: Image; left: number; top: number; scaleX: number; scaleY: number };

/** A larger picture would not look sharper; this many pixels already take 64 MB. */
const maxPixels = 16e6;
const maxEnlargement = 2;

// Loads bytes, because the canvas would fetch the name of a missing file as a URL.
export const loadPicture = async (path: string): Promise<Image> => loadImage(await readFile(path));

/**
 * Scales the part of a picture that is ever visible by `density`. It shrinks by halves, so that all source pixels count
 * equally and fine patterns do not shimmer. Null if the part is empty.
 */
export async function prescale(
  image: Image,
  density: number,
  views: readonly Box[],
): Promise<PrescaledPicture | null> {
  const part = partOf(image, views);
  const fitting = Math.sqrt(maxPixels / (part.width * part.height));
  const scale = Math.min(density, maxEnlargement, fitting);
  const width = Math.max(1, Math.ceil(part.width * scale));
  const height = Math.max(1, Math.ceil(part.height * scale));
  let source: Source = { image, ...part };
  while (source.width >= width * 2 && source.height >= height * 2)
    source = resize(source, Math.ceil(source.width / 2), Math.ceil(source.height / 2), 'low');
  // The cubic filter of 'high' is good for enlarging; for shrinking it would build mipmaps each time.
  const still = await keepDrawing(resize(source, width, height, source.width > width ? 'low' : 'high').image);
  if (!still) return null;
  const [scaleX, scaleY] = [width / part.width, height / part.height];
  return {
    image: still.image,
    left: part.x + still.x / scaleX,
    top: part.y + still.y / scaleY,
    scaleX,
    scaleY,
  };
}

/** The union of all views, in whole pixels, with a margin for the filters. */
function partOf({ width, height }: Size, views: readonly Box[]): Box {
  const slack = 4;
  const left = Math.max(0, Math.floor(Math.min(...views.map((view) => view.x))) - slack);
  const top = Math.max(0, Math.floor(Math.min(...views.map((view) => view.y))) - slack);
  const right = Math.min(width, Math.ceil(Math.max(...views.map((view) => view.x + view.width))) + slack);
  const bottom = Math.min(height, Math.ceil(Math.max(...views.map((view) => view.y + view.height))) + slack);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

type Source = Box & { image: Image | Canvas };

function resize(
  from: Source,
  width: number,
  height: number,
  quality: 'low' | 'high',
): Source & { image: Canvas } {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = quality;
  context.drawImage(from.image, from.x, from.y, from.width, from.height, 0, 0, width, height);
  return { image: canvas, x: 0, y: 0, width, height };
}
