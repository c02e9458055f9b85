import { expect, it } from 'vitest';
import { safeArea } from '../motion/safe-area.ts';
import { reelStyles, type LogoFacts } from './reel-plan.ts';
import { letterMask } from './test-pixels.ts';
import { longName, testReel, textLayers } from './test-reels.ts';

it.each(['cinematic', 'colorful'] as const)(
  '%s: centred texts of 9:16 are on the axis of the frame, in the safe area @fix-071',
  (style) => {
    const safe = safeArea('9:16');
    for (const { block, position } of textLayers(testReel(style, '9:16'))) {
      expect(position.x + block.width / 2).toBeCloseTo(360, 5);
      expect(position.x + block.width).toBeLessThanOrEqual(safe.x + safe.width + 0.01);
    }
  },
);

it('corporate: a long name is never cut by the edge while it appears @fix-072', async () => {
  const film = testReel('corporate', '9:16', { brand: { name: longName } });
  const [title] = textLayers(film);
  for (const frame of [3, 5, 8, 12]) {
    const { data, width } = await letterMask(film, title!, frame);
    const beside = data.filter((value, at) => at % 4 === 0 && (at / 4) % width < 38 && value > 40);
    expect(beside.length).toBe(0);
  }
});

it.each(reelStyles)('%s: the plate of a round logo is round @fix-073', (style) => {
  const logo: LogoFacts = {
    width: 400,
    height: 400,
    darkest: 0.03,
    brightest: 0.9,
    isOpaque: false,
    isRound: true,
  };
  const brand = { name: 'Luma', logoPath: 'logo.png', logo };
  const film = testReel(style, '1:1', { brand });
  const pictures = film.layers.filter((layer) => layer.kind === 'picture');
  const plates = film.layers.filter((layer) => {
    if (layer.kind !== 'shape' || layer.shape.kind !== 'rect') return false;
    const { box } = layer.shape;
    return pictures.some(
      (picture) => picture.from === layer.from && box.x < picture.box.x && box.y < picture.box.y,
    );
  });
  expect(plates.length).toBeGreaterThan(0);
  for (const plate of plates)
    if (plate.kind === 'shape' && plate.shape.kind === 'rect')
      expect(plate.shape.radius).toBeCloseTo(plate.shape.box.width / 2, 5);
});
