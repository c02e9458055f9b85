import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { placeCornerLogo } from './logo-corner.ts';
import { findVisibleBox, readVisibleLogo, type VisibleLogo } from './visible-logo.ts';

const file = { width: 900, height: 260 };
const ink = { x: 40, y: 90, width: 731, height: 125 };

/** A picture that shows only this box, and how it is read. */
function logoOf({ x, y, width, height }: typeof ink, colour = '#102048'): VisibleLogo {
  const picture = createCanvas(file.width, file.height);
  const pen = picture.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
  return readVisibleLogo(picture, file, (size) => createCanvas(size.width, size.height).getContext('2d'));
}

test('transparent margins take no room in the corner', () => {
  const logo = logoOf(ink);
  expect(logo).toMatchObject(ink);
  const box = placeCornerLogo(logo, { width: 720, height: 1280 });
  expect(box.width).toBe(Math.round(0.26 * 720));
  expect(box.width / box.height).toBeCloseTo(ink.width / ink.height, 0);
});

test('tones are those of the visible box', () => {
  expect(logoOf(ink)).toMatchObject({ isOpaque: true, coverage: 1 });
});

test('a logo without margins, or without anything visible, keeps its whole picture', () => {
  const whole = { x: 0, y: 0, ...file };
  expect(logoOf(whole)).toMatchObject(whole);
  expect(logoOf({ ...ink, width: 0 })).toMatchObject(whole);
});

test('a nearly transparent pixel is margin, and a soft shadow is not', () => {
  const size = { width: 3, height: 2 };
  const withAlphas = (...alphas: number[]) => alphas.flatMap((alpha) => [0, 0, 0, alpha]);
  expect(findVisibleBox(withAlphas(8, 8, 8, 8, 255, 8), size)).toEqual({ x: 1, y: 1, width: 1, height: 1 });
  expect(findVisibleBox(withAlphas(8, 8, 20, 8, 255, 8), size)).toEqual({ x: 1, y: 0, width: 2, height: 2 });
});
