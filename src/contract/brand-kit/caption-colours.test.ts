import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionLooks, captionStyles, type CaptionLook } from '../word-captions/caption-styles.ts';
import { brandedLook } from './caption-colours.ts';
import { contrastOf, colourDifference, minTextContrast } from '../colour-contrast.ts';

/** The plate on white. */
const ground = '#201b24';

const colour = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

test.each(captionStyles)('every colour of %s is legible, for dark brands too', (style) => {
  const look = brandedLook(style, ['#101820', '#201008']);
  for (const colour of Object.values(look.colours))
    expect(contrastOf(colour, ground)).toBeGreaterThanOrEqual(minTextContrast);
  if (!look.box || !look.onBox) return;
  expect(contrastOf(look.onBox.ordinary, look.box.ordinary)).toBeGreaterThanOrEqual(minTextContrast);
  expect(contrastOf(look.onBox.emphasised, look.box.emphasised)).toBeGreaterThanOrEqual(minTextContrast);
});

test('the lighter colour highlights the spoken word, in either order', () => {
  expect(brandedLook('pop', ['#12355b', '#ffd23f']).colours.active).toBe('#ffd23f');
  expect(brandedLook('pop', ['#ffd23f', '#12355b']).colours.active).toBe('#ffd23f');
});

test.each(['pop', 'karaoke'] as const)('%s shows a dark colour as a legible tint for emphasis', (style) => {
  const { active, emphasised } = brandedLook(style, ['#8a2f4a', '#ffd9a8']).colours;
  expect(active).toBe('#ffd9a8');
  expect(contrastOf(emphasised, ground)).toBeGreaterThanOrEqual(6);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(emphasised.slice(at, at + 2), 16));
  expect(red).toBeGreaterThan(blue!);
  expect(blue).toBeGreaterThan(green!);
  // An orange that is legible as it is does not change.
  expect(brandedLook(style, ['#ff8a1f', '#b8f000']).colours.emphasised).toBe('#ff8a1f');
});

test('grey and white mark no words: both marks then come from the other colour', () => {
  for (const kit of [
    ['#a8a8a8', '#b8f000'],
    ['#b8f000', '#ffffff'],
  ] as const) {
    const { active, emphasised } = brandedLook('pop', kit).colours;
    expect([active, emphasised]).toEqual(['#e3f999', '#b8f000']);
  }
});

test('ordinary, spoken and emphasised words are three looks in every brand', () => {
  const expectThree = (first: string, second: string) => {
    for (const style of ['pop', 'karaoke'] as const) {
      const { words, active, emphasised } = brandedLook(style, [first, second]).colours;
      expect(colourDifference(words, active)).toBeGreaterThan(0.06);
      expect(colourDifference(words, emphasised)).toBeGreaterThan(0.1);
      expect(colourDifference(active, emphasised)).toBeGreaterThan(0.06);
    }
    for (const style of ['boxed', 'typewriter'] as const) {
      const { words, emphasised } = brandedLook(style, [first, second]).colours;
      expect(colourDifference(words, emphasised)).toBeGreaterThan(0.06);
    }
  };
  expectThree('#8a2f4a', '#ffd9a8');
  expectThree('#000000', '#ffffff');
  expectThree('#12355b', '#12355b');
  expectThree('#e8dfd0', '#6b6b70');
  fc.assert(fc.property(colour, colour, expectThree));
});

test('every colour is legible where it stands, for any brand and without one', () => {
  const expectLegible = (look: CaptionLook) => {
    for (const letters of Object.values(look.colours))
      expect(contrastOf(letters, ground)).toBeGreaterThanOrEqual(minTextContrast);
    for (const word of ['ordinary', 'emphasised'] as const)
      if (look.box)
        expect(contrastOf(look.onBox?.[word] ?? look.colours.active, look.box[word])).toBeGreaterThanOrEqual(
          minTextContrast,
        );
  };
  for (const style of captionStyles) {
    expectLegible(captionLooks[style]);
    fc.assert(
      fc.property(colour, colour, (first, second) => expectLegible(brandedLook(style, [first, second]))),
    );
  }
});
