import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionLooks, captionStyles, type CaptionLook } from '../word-captions/caption-styles.ts';
import { brandedLook } from './caption-colours.ts';
import { chromaOf, contrastOf, minTextContrast } from './colour-contrast.ts';

/** The plate on white. */
const ground = '#201b24';

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

test.each(['pop', 'karaoke', 'boxed'] as const)('%s never dims an emphasised word', (style) => {
  const emphasisOf = (...colours: [string, string]) => brandedLook(style, colours).colours.emphasised;
  // Navy would have to be lightened, a grey has no colour: both are weaker than the lime.
  expect(emphasisOf('#12355b', '#b8f000')).toBe('#b8f000');
  expect(emphasisOf('#b8f000', '#12355b')).toBe('#b8f000');
  expect(emphasisOf('#a8a8a8', '#b8f000')).toBe('#b8f000');
  // An orange that is legible as it is remains the colour of emphasis.
  expect(emphasisOf('#ff8a1f', '#b8f000')).toBe('#ff8a1f');
  // White is the colour of ordinary words.
  const besideWhite = emphasisOf('#12355b', '#ffffff');
  expect(chromaOf(besideWhite)).toBeGreaterThan(0.6);
});

test('every colour is legible where it stands, for any brand and without one', () => {
  const colour = fc
    .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
    .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
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
