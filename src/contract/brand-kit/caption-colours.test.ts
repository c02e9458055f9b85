import { expect, test } from 'vitest';
import { captionStyles } from '../word-captions/caption-styles.ts';
import { brandedLook } from './caption-colours.ts';
import { contrastOf, minTextContrast } from './colour-contrast.ts';

const contour = '#120c16';

test.each(captionStyles)('every colour of %s is legible, for dark brands too', (style) => {
  const look = brandedLook(style, ['#101820', '#201008']);
  for (const colour of Object.values(look.colours))
    expect(contrastOf(colour, contour)).toBeGreaterThanOrEqual(minTextContrast);
  if (!look.box || !look.onBox) return;
  expect(contrastOf(look.onBox.ordinary, look.box.ordinary)).toBeGreaterThanOrEqual(minTextContrast);
  expect(contrastOf(look.onBox.emphasised, look.box.emphasised)).toBeGreaterThanOrEqual(minTextContrast);
});

test('the lighter colour highlights the spoken word, in either order', () => {
  expect(brandedLook('pop', ['#12355b', '#ffd23f']).colours.active).toBe('#ffd23f');
  expect(brandedLook('pop', ['#ffd23f', '#12355b']).colours.active).toBe('#ffd23f');
});
