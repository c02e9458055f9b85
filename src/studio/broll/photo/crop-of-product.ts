import { createCanvas, type Image } from '@napi-rs/canvas';
import type { Crop } from '../subject/cut-out.ts';
import type { Region } from '../subject/interest.ts';

/** Longer side of the crop: about the size of a product in a frame. */
const longerSide = 448;
/** Backdrop around the product, as a share of the photo's longer side. */
const margin = 0.04;

/** The product and some of its backdrop. */
export function cropOf(photo: Image, region: Region): Crop {
  const around = Math.max(photo.width, photo.height) * margin;
  const left = Math.max(0, Math.floor(region.left * photo.width - around));
  const top = Math.max(0, Math.floor(region.top * photo.height - around));
  const across = Math.min(photo.width, Math.ceil(region.right * photo.width + around)) - left;
  const down = Math.min(photo.height, Math.ceil(region.bottom * photo.height + around)) - top;
  const scale = Math.min(1, longerSide / Math.max(across, down));
  const [width, height] = [Math.ceil(across * scale), Math.ceil(down * scale)];
  const context = createCanvas(width, height).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, -left * scale, -top * scale, photo.width * scale, photo.height * scale);
  const { data: pixels } = context.getImageData(0, 0, width, height);
  return { left, top, scale, picture: { width, height, pixels } };
}
