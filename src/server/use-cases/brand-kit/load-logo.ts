import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import { readVisibleLogo, type VisibleLogo } from '#contract/brand-kit/visible-logo.ts';

/** A logo's picture and what is visible in it. */
export type LoadedLogo = { image: Image; visible: VisibleLogo };

export async function loadLogo(path: string): Promise<LoadedLogo> {
  const image = await loadImage(path);
  const size = { width: image.width, height: image.height };
  const visible = readVisibleLogo(image, size, ({ width, height }) =>
    createCanvas(width, height).getContext('2d'),
  );
  return { image, visible };
}
