import type { Box } from './end-card-plan.ts';
import { readLogoTones, toneSidePixels, type LogoTones } from './logo-tones.ts';

/** The box of a logo's visible pixels in its file, and their tones: transparent margins take no room in a video. */
export type VisibleLogo = LogoTones & Box;

type Size = { width: number; height: number };

/** The canvas methods that reading a logo needs. */
export type LogoPen<Picture> = {
  drawImage: (
    picture: Picture,
    fromX: number,
    fromY: number,
    fromWidth: number,
    fromHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ) => void;
  getImageData: (x: number, y: number, width: number, height: number) => { data: ArrayLike<number> };
};

/** Fainter pixels, at most 3 % opaque, are remains of a soft brush or of compression. */
const minVisibleAlpha = 9;

/** The smallest box around all visible pixels; the whole picture if none is visible. `pixels`: RGBA, four bytes each. */
export function findVisibleBox(pixels: ArrayLike<number>, { width, height }: Size): Box {
  const isVisible = (x: number, y: number): boolean => pixels[(y * width + x) * 4 + 3]! >= minVisibleAlpha;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isVisible(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right < 0) return { x: 0, y: 0, width, height };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Finds the visible box of a logo and its tones. Used by the browser and by the renderer, which scale pictures a little
 * differently, so the box is found before scaling.
 */
export function readVisibleLogo<Picture>(
  picture: Picture,
  size: Size,
  openPen: (size: Size) => LogoPen<Picture>,
): VisibleLogo {
  const pixelsOf = (from: Box, { width, height }: Size): ArrayLike<number> => {
    const pen = openPen({ width, height });
    pen.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, width, height);
    return pen.getImageData(0, 0, width, height).data;
  };
  const box = findVisibleBox(pixelsOf({ x: 0, y: 0, ...size }, size), size);
  const scale = Math.min(1, toneSidePixels / Math.max(box.width, box.height));
  const small = {
    width: Math.max(1, Math.round(box.width * scale)),
    height: Math.max(1, Math.round(box.height * scale)),
  };
  return { ...box, ...readLogoTones(pixelsOf(box, small)) };
}
