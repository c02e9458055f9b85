import { describe, expect, it } from 'vitest';
import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import { drawStill } from '../motion/draw-still.ts';
import type { Box, Film, Layer } from '../motion/film.ts';
import { layOut } from './layout.ts';
import { pixelsOf } from './test-pixels.ts';
import { testReel, textLayers, type TextLayer } from './test-reels.ts';

const formats = Object.keys(videoFormats) as VideoFormat[];
/** Styles with a shape along the edge of the next picture. */
const rows = (['modern', 'minimalist', 'colorful', 'corporate'] as const).flatMap((style) =>
  formats.map((format) => ({ style, format })),
);

type Passing = { layer: Layer; caption: TextLayer; frame: number };

/** All transitions during which a caption is visible, at their middle and near their end. */
function passings(film: Film): Passing[] {
  const captions = textLayers(film)
    .filter(({ highlight }) => highlight)
    .slice(1);
  return film.layers
    .filter((layer) => layer.kind === 'painting' && layer.painter === 'transition')
    .flatMap((layer) =>
      [0.3, 0.5, 0.75].flatMap((share) => {
        const frame = Math.round(layer.from + (layer.to - layer.from) * share);
        const caption = captions.find(({ from, to }) => from <= frame && to > frame);
        return caption ? [{ layer, caption, frame }] : [];
      }),
    );
}

/** Pixels of the transition that lie on the caption's lines. */
async function covered(film: Film, { layer, caption, frame }: Passing): Promise<number> {
  const { format, frames, painters } = film;
  const { data, width } = pixelsOf(
    await drawStill({ format, frames, painters: painters!, layers: [layer] }, frame),
  );
  const { position, block } = caption;
  let found = 0;
  for (const { x, width: wide } of block.lines)
    for (let row = Math.floor(position.y); row < position.y + block.height; row += 1)
      for (let column = Math.floor(position.x + x); column < position.x + x + wide; column += 1) {
        const at = (row * width + column) * 4;
        if (Math.max(data[at]!, data[at + 1]!, data[at + 2]!) > 12) found += 1;
      }
  return found;
}

describe('a caption that is being read', () => {
  it.each(rows)('$style $format: is not crossed by a transition', async ({ style, format }) => {
    const film = testReel(style, format);
    const all = passings(film);
    expect(all.length).toBeGreaterThan(0);
    for (const passing of all) expect(await covered(film, passing), `${passing.frame}`).toBe(0);
  });

  it('the check detects a ring that crosses the frame', async () => {
    const film = testReel('colorful', '1:1');
    const { width, height } = videoFormats['1:1'];
    const counts = await Promise.all(
      passings(film).map(async (passing) => {
        const { layer } = passing;
        if (layer.kind !== 'painting') return 0;
        const box = { x: 0, y: 0, width, height };
        return covered(film, { ...passing, layer: { ...layer, params: { ...layer.params, box } } });
      }),
    );
    expect(Math.max(...counts)).toBeGreaterThan(500);
  });
});

/** The part of a round window that its wavy edge never covers; its corners are round. */
const openShare = 0.9;
const isInside = (inner: Box, outer: Box): boolean => {
  const [spareX, spareY] = [outer.width * (1 - openShare), outer.height * (1 - openShare)];
  return (
    inner.x >= outer.x + spareX / 2 &&
    inner.x + inner.width <= outer.x + outer.width - spareX / 2 &&
    inner.y >= outer.y &&
    inner.y + inner.height <= outer.y + outer.height - spareY / 2
  );
};

describe("the hero's square in a round window", () => {
  const square = ({ x, y, size }: { x: number; y: number; size: number }): Box => ({
    x,
    y,
    width: size,
    height: size,
  });

  it.each(formats)('%s: is entirely visible', (format) => {
    const { window, focus } = layOut(format, 'framed', 'center').picture;
    expect(isInside(square(focus), window)).toBe(true);
  });

  it('the check detects one as wide as the window', () => {
    const { window } = layOut('9:16', 'framed', 'center').picture;
    expect(isInside(square({ x: window.x, y: window.y, size: window.width }), window)).toBe(false);
  });
});
