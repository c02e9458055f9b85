import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { layoutOverlay } from '#contract/overlay-lines.ts';
import { overlayPng } from '#studio/captions/overlay-image.ts';

const frame = { width: 720, height: 1280 };
const minContrast = 7;
/** A contour is narrower than this. */
const besidePixels = 6;

/** Relative luminance of a grey value, as WCAG defines it. */
function luminance(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
const contrast = (one: number, other: number): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
};

/** Green values of the rows and columns around the first line, on an even ground. */
async function drawOn(text: string, grey: number): Promise<number[][]> {
  const lines = layoutOverlay(text, frame);
  const canvas = createCanvas(frame.width, frame.height);
  const context = canvas.getContext('2d');
  context.fillStyle = `rgb(${grey} ${grey} ${grey})`;
  context.fillRect(0, 0, frame.width, frame.height);
  context.drawImage(await loadImage(await overlayPng(lines)), 0, 0);
  const { middleY, fontSize } = lines[0]!;
  const [top, height] = [Math.round(middleY - fontSize * 0.3), Math.round(fontSize * 0.6)];
  const { data } = context.getImageData(0, top, frame.width, height);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: frame.width }, (_, column) => data[(row * frame.width + column) * 4 + 1]!),
  );
}

/**
 * The lowest contrast between a letter and its ground at the left edge of the first letter of each row. Letters are found
 * on the picture from which they differ most.
 */
async function edgeContrast(text: string, grey: number, letters: 'light' | 'dark'): Promise<number> {
  const [rows, clear] = await Promise.all([drawOn(text, grey), drawOn(text, letters === 'light' ? 0 : 255)]);
  const isLetter = (value: number): boolean => (letters === 'light' ? value > 240 : value < 60);
  const contrasts = clear.flatMap((row, index) => {
    const first = row.findIndex((value, column) => isLetter(value) && isLetter(row[column + 1] ?? NaN));
    if (first < besidePixels) return [];
    const beside = rows[index]!.slice(first - besidePixels, first);
    const ground = letters === 'light' ? Math.min(...beside) : Math.max(...beside);
    return [contrast(rows[index]![first]!, ground)];
  });
  expect(contrasts.length).toBeGreaterThan(rows.length / 2);
  return Math.min(...contrasts);
}

const greys = [0, 60, 128, 190, 235, 255];

test.each(greys)('letters on a plate stand out from a picture of grey %i', async (grey) => {
  expect(await edgeContrast('I hid', grey, 'dark')).toBeGreaterThan(minContrast);
});

test.each(greys)('letters in a contour stand out from a picture of grey %i', async (grey) => {
  expect(await edgeContrast('שלום', grey, 'light')).toBeGreaterThan(minContrast);
});
