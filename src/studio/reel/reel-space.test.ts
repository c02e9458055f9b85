import { describe, expect, it } from 'vitest';
import { drawStill } from '../motion/draw-still.ts';
import type { Film } from '../motion/film.ts';
import { reelStyles, type ReelStyle } from './reel-plan.ts';
import { setTextInBox } from './layers/text-in-box.ts';
import { letterMask, thumbnail, type Pixels } from './test-pixels.ts';
import { longName, nameLayersOf, testReel, textLayers, type TextLayer } from './test-reels.ts';
import { styleSystems } from './style/styles.ts';

const formats = ['9:16', '1:1'] as const;
const rows = reelStyles.flatMap((style) => formats.map((format) => ({ style, format })));

/** Captions are the texts with a highlighted spoken word, except the hook. */
const captionsOf = (film: Film): TextLayer[] =>
  textLayers(film)
    .filter(({ highlight }) => highlight)
    .slice(1);
const settled = ({ from, to }: TextLayer): number => Math.round(from + (to - from) * 0.6);

type Ink = { left: number; right: number; top: number; bottom: number; tallestLine: number };

/** Bounds of the letters, and the height of their tallest line, in pixels. */
function inkOf({ data, width, height }: Pixels): Ink {
  let [left, right, run, tallestLine] = [width, 0, 0, 0];
  const lit: number[] = [];
  for (let y = 0; y < height; y += 1) {
    let isLit = false;
    for (let x = 0; x < width; x += 1)
      if (data[(y * width + x) * 4]! > 120) {
        isLit = true;
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
    if (isLit) lit.push(y);
    run = isLit ? run + 1 : 0;
    tallestLine = Math.max(tallestLine, run);
  }
  return { left, right, top: lit[0]!, bottom: lit.at(-1)!, tallestLine };
}

/** Share of the width, from the highest to the lowest stroke: 52 pixels in a frame of 720. */
const minLine = 0.072;

describe('captions', () => {
  it.each(rows)('$style $format: are large enough for a phone', async ({ style, format }) => {
    const film = testReel(style, format);
    const heights: number[] = [];
    for (const caption of captionsOf(film))
      heights.push(inkOf(await letterMask(film, caption, settled(caption))).tallestLine / 720);
    const middle = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)]!;
    expect(middle).toBeGreaterThanOrEqual(minLine);
  });

  it('the check detects captions at two thirds of their size', async () => {
    const film = testReel('modern', '9:16');
    const [caption] = captionsOf(film);
    const { caption: type } = styleSystems.modern.type;
    const { block } = setTextInBox({
      text: caption!.block.text,
      type: { ...type, size: (type.size * 2) / 3 },
      box: { ...caption!.position, width: 560, height: 300 },
      align: 'left',
    });
    const small = await letterMask(film, { ...caption!, block }, settled(caption!));
    expect(inkOf(small).tallestLine / 720).toBeLessThan(minLine);
  });
});

/** The tag's name, and the first caption below it. */
function tagOf(film: Film, name: string) {
  const byTime = textLayers(film).toSorted((one, other) => one.from - other.from);
  const tag = nameLayersOf(film, name).toSorted((one, other) => one.from - other.from)[1]!;
  const below = captionsOf(film).find((caption) => caption.to > tag.from + 16 && caption.from < tag.to - 9)!;
  const frame = Math.max(tag.from + 15, below.from + 8);
  const texts = byTime.filter((layer) => layer.from >= tag.from && layer.to === tag.to);
  return { tag, texts, below, frame };
}

describe('the tag', () => {
  const names = ['Luma Coffee', longName];
  it.each(rows.flatMap((row) => names.map((name) => ({ ...row, name }))))(
    '$style $format $name: is readable on a phone and forms one block with the caption',
    async ({ style, format, name }) => {
      const film = testReel(style, format, { brand: { name, offer: 'Fresh roasted beans, delivered' } });
      const { texts, below, frame } = tagOf(film, name);
      // 32 pixels in a frame 1080 wide.
      for (const { block } of texts) expect(block.size / 720).toBeGreaterThanOrEqual(32 / 1080);
      const caption = inkOf(await letterMask(film, below, frame));
      const inks = await Promise.all(texts.map(async (text) => inkOf(await letterMask(film, text, frame))));
      for (const ink of inks)
        if (styleSystems[style].align === 'left')
          expect(Math.abs(ink.left - caption.left)).toBeLessThanOrEqual(26);
        else expect(Math.abs(ink.left + ink.right - caption.left - caption.right) / 2).toBeLessThanOrEqual(4);
      const gap = caption.top - Math.max(...inks.map(({ bottom }) => bottom));
      expect(gap).toBeGreaterThanOrEqual(14);
      expect(gap).toBeLessThanOrEqual(72);
    },
  );
});

/** The longest run of rows without any edge, as a share of the frame's height. */
async function emptiest(film: Film, frame: number): Promise<number> {
  const { data, width, height } = thumbnail(await drawStill(film, frame));
  let [run, longest] = [0, 0];
  for (let y = 0; y < height - 1; y += 1) {
    let strongest = 0;
    for (let x = 0; x < width - 1; x += 1) {
      const at = (y * width + x) * 4;
      const step = (other: number) => Math.abs(data[at + 1]! - data[other + 1]!);
      strongest = Math.max(strongest, step(at + 4), step(at + width * 4));
    }
    run = strongest < 14 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest / height;
}

describe('a scene', () => {
  const sceneOf = (style: ReelStyle, format: (typeof formats)[number]) => {
    const film = testReel(style, format);
    return { film, frame: settled(captionsOf(film)[0]!) };
  };

  it.each(rows)('$style $format: leaves no quarter of the frame empty', async ({ style, format }) => {
    const { film, frame } = sceneOf(style, format);
    expect(await emptiest(film, frame)).toBeLessThan(0.25);
  });

  it('the check detects a missing picture', async () => {
    const { film, frame } = sceneOf('minimalist', '9:16');
    const layers = film.layers.filter((layer) => layer.kind !== 'painting' || layer.painter !== 'picture');
    expect(await emptiest({ ...film, layers }, frame)).toBeGreaterThan(0.4);
  });
});
