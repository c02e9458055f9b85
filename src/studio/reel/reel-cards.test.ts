import { describe, expect, it } from 'vitest';
import type { Canvas } from '@napi-rs/canvas';
import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import { drawStill } from '../motion/draw-still.ts';
import type { Film, Layer } from '../motion/film.ts';
import { drawStyleSwatch } from './draw-style-swatch.ts';
import { reelStyles, type LogoFacts } from './reel-plan.ts';
import { styleSystems } from './style/styles.ts';
import { difference, pixelsOf } from './test-pixels.ts';
import { testReel, textLayers, type TextLayer } from './test-reels.ts';

/** Left and right end of a text's letters. */
function reach({ block, position }: TextLayer): { left: number; right: number } {
  return {
    left: position.x + Math.min(...block.lines.map(({ x }) => x)),
    right: position.x + Math.max(...block.lines.map(({ x, width }) => x + width)),
  };
}

describe('the end card', () => {
  const rows = reelStyles.flatMap((style) =>
    (Object.keys(videoFormats) as VideoFormat[]).map((format) => ({ style, format })),
  );
  it.each(rows)('$style $format: has one axis, even gaps and no caption', ({ style, format }) => {
    const film = testReel(style, format);
    const texts = textLayers(film).filter(({ to }) => to === film.frames);
    expect(texts.map(({ block }) => block.text.toLowerCase())).toEqual([
      'luma coffee',
      'fresh roasted beans, delivered',
      'order your first bag',
    ]);
    expect(textLayers(film).filter(({ to, highlight }) => highlight && to > texts[0]!.from)).toEqual([]);
    const button = film.layers.findLast((layer) => layer.kind === 'shape' && layer.to === film.frames)!;
    if (button.kind !== 'shape' || button.shape.kind !== 'rect') throw new Error('no button');
    const { box } = button.shape;
    // Pictures that fill a wide frame have their texts at the left.
    const isLeft = styleSystems[style].align === 'left' || (style === 'cinematic' && format === '16:9');
    const reaches = [...texts.slice(0, 2).map(reach), { left: box.x, right: box.x + box.width }];
    for (const { left, right } of reaches)
      if (isLeft) expect(left).toBeCloseTo(box.x, 0);
      else expect(left + right).toBeCloseTo(box.x * 2 + box.width, 0);
    const [name, offer] = texts as [TextLayer, TextLayer];
    const below = ({ position, block }: TextLayer) => position.y + block.height;
    const gaps = [offer.position.y - below(name), box.y - below(offer)];
    // An ornament below the name, such as a rule, is in the upper gap.
    expect(gaps[0]! - gaps[1]!).toBeGreaterThanOrEqual(-1);
    expect(gaps[0]! - gaps[1]!).toBeLessThanOrEqual(32);
  });
});

/** Frames around a cut that show a mix of the two pictures, which are still. */
async function mixedFrames(film: Film, cut: number): Promise<number> {
  const { format, frames, painters } = film;
  const layers = film.layers
    .filter((layer) => layer.kind === 'painting' && layer.painter === 'picture')
    .map((layer) => ({ ...layer, isStill: true }));
  const drawn = (frame: number) => drawStill({ format, frames, painters: painters!, layers }, frame);
  const [before, after] = [await drawn(cut - 16), await drawn(cut + 16)];
  let mixed = 0;
  for (let frame = cut - 14; frame <= cut + 14; frame += 1) {
    const now = await drawn(frame);
    if (Math.min(difference(before, now), difference(now, after)) > 2) mixed += 1;
  }
  return mixed;
}

describe('a cinematic cut', () => {
  const cut = 150;
  it('shows two pictures at once for at most five frames', async () => {
    expect(await mixedFrames(testReel('cinematic', '1:1'), cut)).toBeLessThanOrEqual(5);
  });

  it('the check detects a dissolve of almost a second', async () => {
    const film = testReel('cinematic', '1:1');
    const layers = film.layers.map((layer): Layer => {
      if (layer.kind !== 'painting' || layer.painter !== 'picture') return layer;
      if (Math.abs(layer.to - cut) < 4) return { ...layer, to: cut + 12 };
      if (Math.abs(layer.from - cut) > 4) return layer;
      const opacity = [
        { frame: cut - 12, value: 0 },
        { frame: cut + 12, value: 1 },
      ];
      return { ...layer, from: cut - 12, transform: { opacity } };
    });
    expect(await mixedFrames({ ...film, layers }, cut)).toBeGreaterThan(5);
  });
});

describe('the loop of a style', () => {
  it.each(reelStyles)('%s: ends with its first picture', async (style) => {
    const film = drawStyleSwatch(style, '1:1');
    const open = async (frame: number) => drawStill(film, frame);
    const first = await open(0);
    expect(difference(await open(film.frames - 1), first)).toBeLessThan(8);
    expect(difference(await open(60), first)).toBeGreaterThan(20);
  });
});

describe("cinematic's opening logo", () => {
  const logo: LogoFacts = {
    width: 400,
    height: 400,
    darkest: 0.03,
    brightest: 0.06,
    isOpaque: false,
    isRound: true,
  };
  const frame = 14;

  /** The largest step of light between neighbours on the way from the plate's edge to the border. */
  function largestStep(canvas: Canvas, from: number, y: number): number {
    const { data, width } = pixelsOf(canvas);
    const light = (x: number) => data[(Math.round(y) * width + x) * 4]!;
    let step = 0;
    for (let x = Math.ceil(from) + 3; x < width - 2; x += 1)
      step = Math.max(step, Math.abs(light(x + 1) - light(x)));
    return step;
  }

  it('glows smoothly, without a picture behind it', async () => {
    const film = testReel('cinematic', '9:16', { brand: { name: 'Luma', logoPath: 'logo.png', logo } });
    const shapes = film.layers.filter((layer) => layer.kind === 'shape' && layer.from === 0);
    const plate = shapes.at(-1)!;
    if (plate.kind !== 'shape' || plate.shape.kind !== 'rect') throw new Error('no plate');
    const { box } = plate.shape;
    const painted = film.layers.filter((layer) => layer.kind === 'painting' && layer.from <= 0);
    expect(painted.map((layer) => layer.kind === 'painting' && layer.painter)).toEqual(['ground']);
    const base = { format: film.format, frames: film.frames, painters: film.painters! };
    const glow = await drawStill({ ...base, layers: [...painted, ...shapes] }, frame);
    const [edge, middle] = [box.x + box.width, box.y + box.height / 2];
    expect(largestStep(glow, edge, middle)).toBeLessThanOrEqual(4);
    const ring = {
      ...plate,
      shape: { ...plate.shape, box: { ...box, x: box.x - 20, width: box.width + 40 } },
    };
    const stepped = { ...ring, transform: { opacity: 0.12 } };
    const banded = await drawStill({ ...base, layers: [...painted, stepped, ...shapes] }, frame);
    expect(largestStep(banded, edge, middle)).toBeGreaterThan(4);
  });
});
