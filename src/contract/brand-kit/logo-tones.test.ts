import { expect, test } from 'vitest';
import { placeCornerLogo, placeCornerPlate } from './logo-corner.ts';
import { isLogoFaintOn, isLogoFaintSomewhere, plateFor, readLogoTones } from './logo-tones.ts';

const navy = [16, 32, 72] as const;
const lime = [184, 240, 0] as const;
const white = [255, 255, 255] as const;
const blue = [40, 110, 230] as const;

type Part = readonly [colour: readonly [number, number, number], count: number];

/** Pixels of these colours beside as many transparent ones. */
const tonesOf = (...parts: Part[]) => {
  const visible = parts.flatMap(([colour, count]) =>
    Array.from({ length: count }, () => [...colour, 255]).flat(),
  );
  return readLogoTones([...visible, ...visible.map(() => 0)]);
};

test('a plate is the one on which less of the logo is lost', () => {
  expect(plateFor(tonesOf([navy, 100]))).toBe('#ffffff');
  expect(plateFor(tonesOf([white, 100]))).toBe('#131118');
  // The accent of a navy wordmark is less than its letters.
  expect(plateFor(tonesOf([navy, 80], [lime, 20]))).toBe('#ffffff');
  expect(plateFor(tonesOf([navy, 20], [lime, 80]))).toBe('#131118');
});

test('the plate is white where either loses as much', () => {
  expect(plateFor(tonesOf([navy, 50], [lime, 50]))).toBe('#ffffff');
  expect(plateFor(tonesOf([blue, 100]))).toBe('#ffffff');
  expect(plateFor(readLogoTones([]))).toBe('#ffffff');
});

test('a navy wordmark with an accent needs its plate on navy', () => {
  expect(isLogoFaintOn(tonesOf([navy, 80], [lime, 20]), '#12355b')).toBe(true);
});

test('a logo needs its plate where one of its middle tones is that of the ground', () => {
  const violet = [111, 60, 240] as const;
  const logo = tonesOf([violet, 60], [white, 12], [[12, 8, 30], 28]);
  expect(isLogoFaintOn(logo, '#6f3cf0')).toBe(true);
  expect(isLogoFaintOn(tonesOf([white, 96], [violet, 4]), '#6f3cf0')).toBe(false);
});

test('a logo is faint somewhere if it is hard to see on white or on black', () => {
  expect(isLogoFaintSomewhere(tonesOf([navy, 100]))).toBe(true);
  expect(isLogoFaintSomewhere(tonesOf([white, 100]))).toBe(true);
  expect(isLogoFaintSomewhere(tonesOf([navy, 80], [lime, 20]))).toBe(true);
  expect(isLogoFaintSomewhere(tonesOf([blue, 100]))).toBe(false);
  // A white detail does not make it illegible.
  expect(isLogoFaintSomewhere(tonesOf([blue, 90], [white, 10]))).toBe(false);
  // A badge with transparent corners has a ground of its own.
  const badge = [...Array.from({ length: 80 }, () => [...white, 255]).flat(), ...Array<number>(80).fill(0)];
  expect(isLogoFaintSomewhere(readLogoTones(badge))).toBe(false);
});

test('the plate of a corner is larger than its logo, and inside the frame', () => {
  const box = placeCornerLogo({ width: 300, height: 100 }, { width: 720, height: 1280 });
  const plate = placeCornerPlate(tonesOf([navy, 80], [lime, 20]), box)!;
  expect(plate.colour).toBe('#ffffff');
  expect(plate.box.x).toBeGreaterThan(0);
  expect(plate.box.x).toBeLessThan(box.x);
  expect(plate.box.y + plate.box.height).toBeGreaterThan(box.y + box.height);
  // The text of a hook begins below it.
  expect(plate.box.y + plate.box.height).toBeLessThan(0.165 * 1280);
  expect(placeCornerPlate(tonesOf([white, 100]), box)?.colour).toBe('#131118');
  expect(placeCornerPlate(tonesOf([blue, 100]), box)).toBeNull();
});
