import { expect, test } from 'vitest';
import { heightAt, findTeethRows } from './teeth-rows.ts';
import { darkPaint, drawMouth, lipPaint, toothPaint, type Paint } from '../test-mouth.ts';

function look(opening: number, ...bands: [from: number, to: number, paint: Paint][]) {
  const { crop, face } = drawMouth(
    opening,
    bands.map(([from, to, paint]) => ({ from, to, paint })),
  );
  return findTeethRows(crop, face);
}

test('distinguishes the lower row of teeth from the dark above it', () => {
  const { lower, filled } = look(
    0.24,
    [0, 0.1, toothPaint],
    [0.1, 0.16, darkPaint],
    [0.16, 0.24, toothPaint],
  );
  expect(heightAt(lower!.heights, 0.5)).toBeGreaterThan(0.06);
  expect(heightAt(lower!.heights, 0.5)).toBeLessThan(0.1);
  expect(filled).toBeGreaterThan(0.14);
});

test('upper teeth above the dark, a dark mouth and a tongue are not a lower row', () => {
  expect(look(0.24, [0, 0.1, toothPaint], [0.1, 0.24, darkPaint]).lower).toBeNull();
  expect(look(0.24, [0, 0.24, darkPaint])).toEqual({ filled: 0, lower: null });
  expect(look(0.24, [0, 0.1, darkPaint], [0.1, 0.24, lipPaint]).lower).toBeNull();
});

test('upper teeth may reach the lower lip; beyond their length there is a lower row', () => {
  expect(look(0.1, [0, 0.1, toothPaint]).lower).toBeNull();
  expect(heightAt(look(0.24, [0, 0.24, toothPaint]).lower!.heights, 0.5)).toBeCloseTo(0.1, 1);
});
