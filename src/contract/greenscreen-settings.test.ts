import { expect, test } from 'vitest';
import { greenscreenTexts } from './greenscreen-settings.ts';

test('the texts show the limits', () => {
  expect(greenscreenTexts.imageTooLarge).toContain('50 MB, 12,000 pixels a side and 50 megapixels');
  expect(greenscreenTexts.backgroundVideoTooShort).toContain('at least 0.2 seconds');
  expect(greenscreenTexts.clipTooLong).toContain('at most 120 seconds');
});
