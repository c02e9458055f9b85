import { describe, expect, it } from 'vitest';
import { safeArea } from '../motion/safe-area.ts';
import { reelStyles } from './reel-plan.ts';
import { letterMask } from './test-pixels.ts';
import { longName, nameLayersOf, testReel } from './test-reels.ts';

const names = [
  'Bo',
  longName,
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'Café Ñandú Øresund Łódź',
  'Rocket 🚀 Fuel 👩‍🍳',
  'شركة النور للتجارة',
  '北京四季咖啡馆有限公司',
  'Ωμέγα Кофе',
];

/** The film's texts with the name: title, lower third, end card. */
const nameLayers = (name: string, style: (typeof reelStyles)[number]) =>
  nameLayersOf(testReel(style, '9:16', { brand: { name } }), name);

describe('names', () => {
  it.each(reelStyles.flatMap((style) => names.map((name) => ({ style, name }))))(
    '$style: "$name" fits title, lower third and end card',
    ({ style, name }) => {
      const layers = nameLayers(name, style);
      expect(layers.length).toBe(3);
      expect(layers.filter(({ block }) => block.text === name).length).toBeGreaterThanOrEqual(2);
      const safe = safeArea('9:16');
      for (const { block, position } of layers) {
        expect(block.fits).toBe(true);
        expect(block.size).toBeGreaterThanOrEqual(17);
        for (const line of block.lines) {
          expect(position.x + line.x).toBeGreaterThanOrEqual(safe.x - 1);
          expect(position.x + line.x + line.width).toBeLessThanOrEqual(safe.x + safe.width + 1);
        }
        expect(block.lines.flatMap((line) => line.words.map((word) => word.text)).join('').length).toBe(
          block.text.replaceAll(' ', '').length,
        );
      }
    },
  );

  it.each(names)('%s: is drawn with real glyphs', async (name) => {
    const [title] = nameLayers(name, 'colorful');
    const { data } = await letterMask(
      testReel('colorful', '9:16', { brand: { name } }),
      title!,
      title!.to - 8,
    );
    const inked = data.filter((value, at) => at % 4 === 1 && value > 128).length;
    const { size, lines } = title!.block;
    const letters = lines.reduce((sum, line) => sum + line.width, 0) * size;
    expect(inked / letters).toBeGreaterThan(0.12);
    expect(inked / letters).toBeLessThan(0.75);
  });

  it('the check detects a name that does not fit', () => {
    const [title] = nameLayers(`${longName} `.repeat(5).trim(), 'modern');
    expect(title!.block.fits).toBe(false);
  });
});
