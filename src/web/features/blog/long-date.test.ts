import { expect, test } from 'vitest';
import { formatLongDate } from './long-date.ts';

test('a date is written in the US format and is the same day in every time zone @content-pages-017', () => {
  expect(formatLongDate('2025-03-21')).toBe('March 21, 2025');
  expect(formatLongDate('2025-12-31')).toBe('December 31, 2025');
});
