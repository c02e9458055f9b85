import { expect, test } from 'vitest';
import { contrastOf } from '#contract/colour-contrast.ts';
import { inkOn } from './ink-on.ts';

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
    expect(contrastOf(colour, inkOn(colour)), colour).toBeGreaterThanOrEqual(4.2);
  expect(inkOn('#ffd400')).toBe('#17121c');
  expect(inkOn('#6f3cf0')).toBe('#ffffff');
});
