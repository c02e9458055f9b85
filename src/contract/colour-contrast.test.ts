import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chromaOf, contrastOf, legibleOn, minTextContrast, mixColours, textOn } from './colour-contrast.ts';

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('black on white has the highest contrast, a colour on itself none', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#7a45ff', '#7a45ff')).toBe(1);
});

test('text is legible on every background', () => {
  fc.assert(fc.property(colour, (ground) => contrastOf(textOn(ground), ground) >= minTextContrast));
});

test('a colour becomes legible on every background, and a legible colour does not change', () => {
  fc.assert(
    fc.property(colour, colour, (requested, ground) => {
      const shown = legibleOn(requested, ground);
      expect(contrastOf(shown, ground)).toBeGreaterThanOrEqual(minTextContrast);
      if (contrastOf(requested, ground) >= minTextContrast) expect(shown).toBe(requested);
    }),
  );
});

test('a dark colour is lightened without losing its hue', () => {
  const ground = '#201b24';
  const navy = legibleOn('#12355b', ground, 6);
  expect(contrastOf(navy, ground)).toBeGreaterThanOrEqual(6);
  // Mixed with white until it is legible, it would be a slate grey of 0.14.
  expect(chromaOf(navy)).toBeGreaterThan(0.6);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(navy.slice(at, at + 2), 16));
  expect(red).toBeLessThan(green!);
  expect(green).toBeLessThan(blue!);
});

test('black has no hue to keep, and is lightened to grey', () => {
  expect(chromaOf(legibleOn('#000000', '#201b24', 6))).toBe(0);
});

test('colours are mixed channel by channel', () => {
  expect([mixColours('#000000', '#ffffff', 0.5), mixColours('#102030', '#102030', 0.3)]).toEqual([
    '#808080',
    '#102030',
  ]);
});
