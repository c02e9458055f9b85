import { expect, test } from 'vitest';
import { contrast, inkOn } from './ink-on.ts';

test('black on white has the highest contrast, a colour on itself none', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#6f3cf0', '#6f3cf0')).toBe(1);
});

test('text is readable on any colour', () => {
  for (const colour of [
    '#ffffff',
    '#000000',
    '#ffd400',
    '#6f3cf0',
    '#dc2f4b',
    '#00a67e',
    '#808080',
    '#7a7a7a',
  ])
    expect(contrast(colour, inkOn(colour)), colour).toBeGreaterThanOrEqual(4.2);
  expect(inkOn('#ffd400')).toBe('#17121c');
  expect(inkOn('#6f3cf0')).toBe('#ffffff');
});
