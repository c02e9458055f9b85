import { describe, expect, it } from 'vitest';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { safeArea } from '../motion/safe-area.ts';
import { reelStyles } from './reel-plan.ts';
import { contrastBehind, letterMask, settledTexts, withoutLetters, type Pixels } from './test-pixels.ts';
import { longName, testReel } from './test-reels.ts';

const formats: VideoFormat[] = ['9:16', '16:9', '1:1', '4:5'];
/** Title, hook, a scene with the lower third, a caption later, the end card with its caption. */
const moments = [0.7, 2.1, 4.4, 8, 13.8].map((seconds) => Math.round(seconds * 30));
/** Difficult brand colours: pale, black and white, two of one hue, none. */
const colours = [
  ['#ffe74c', '#ffffff'],
  ['#000000', '#ffffff'],
  ['#0033cc', '#0055ff'],
  ['#ff1744', '#00e676'],
  undefined,
] as const;
const offer = 'Furniture by hand, from wood of the north, for homes that are lived in';

function lit({ data, width }: Pixels): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  for (let at = 0; at < data.length; at += 4)
    if (data[at]! > 40) found.push({ x: (at / 4) % width, y: Math.floor(at / 4 / width) });
  return found;
}

const isOutside = (format: VideoFormat, { x, y }: { x: number; y: number }): boolean => {
  const safe = safeArea(format);
  const slack = 1.5;
  return (
    x < safe.x - slack ||
    y < safe.y - slack ||
    x > safe.x + safe.width + slack ||
    y > safe.y + safe.height + slack
  );
};

const rows = reelStyles.flatMap((style, index) =>
  formats.map((format, column) => ({ style, format, pair: colours[(index + column) % colours.length] })),
);

describe('the texts of a reel', () => {
  it.each(rows)('$style $format: are in the safe area and never overlap', async ({ style, format }) => {
    const film = testReel(style, format, {
      brand: { name: longName, offer },
      callToAction: 'Book a viewing this weekend',
    });
    for (const frame of moments) {
      const taken = new Map<number, string>();
      for (const layer of settledTexts(film, frame)) {
        expect(layer.block.fits, layer.block.text).toBe(true);
        const pixels = lit(await letterMask(film, layer, frame));
        expect(
          pixels.filter((pixel) => isOutside(format, pixel)),
          layer.block.text,
        ).toEqual([]);
        for (const { x, y } of pixels) {
          const other = taken.get(y * 10_000 + x);
          if (other !== undefined) expect.fail(`"${layer.block.text}" lies over "${other}" at ${x}, ${y}`);
          taken.set(y * 10_000 + x, layer.block.text);
        }
      }
    }
  });

  const contrasts = rows.filter(({ format }, index) => format === '9:16' || index % 3 === 0);
  it.each(contrasts)('$style $format $pair: have a contrast of 4.5 with the background', async (row) => {
    const { style, format, pair } = row;
    const brand = { name: 'Café Nørdlys', offer: 'Coffee', ...(pair && { colours: pair }) };
    const film = testReel(style, format, { brand });
    for (const frame of moments) {
      const behind = await withoutLetters(film, frame);
      for (const layer of settledTexts(film, frame)) {
        const mask = await letterMask(film, layer, frame);
        for (const fill of [layer.style.fill, layer.highlight?.fill ?? layer.style.fill])
          expect(
            contrastBehind(mask, behind, fill as string),
            `${layer.block.text} at ${frame}`,
          ).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('the check detects pale letters and a text outside the safe area', async () => {
    const film = testReel('minimalist', '9:16');
    const frame = moments[1]!;
    const [hook] = settledTexts(film, frame);
    const mask = await letterMask(film, hook!, frame);
    expect(contrastBehind(mask, await withoutLetters(film, frame), '#c0c0c0')).toBeLessThan(4.5);
    const lower = { ...hook!, position: { ...hook!.position, y: 1100 } };
    expect(lit(await letterMask(film, lower, frame)).some((pixel) => isOutside('9:16', pixel))).toBe(true);
  });
});
