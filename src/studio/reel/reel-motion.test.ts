import { describe, expect, it } from 'vitest';
import type { Film, Layer } from '../motion/film.ts';
import { openFilm } from '../motion/open-film.ts';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { reelStyles } from './reel-plan.ts';
import { difference } from './test-pixels.ts';
import { testReel } from './test-reels.ts';

const stepFrames = 15;
/** Grey levels of the most changed tenth of the picture. */
const visible = 2;

/** The longest stretch without visible movement, in seconds. */
async function longestStill(film: Film): Promise<number> {
  const open = await openFilm(film);
  let before: Canvas | null = null;
  let [still, longest] = [0, 0];
  for (let frame = 0; frame < film.frames; frame += stepFrames) {
    const drawn = await open.draw(frame);
    const copy = createCanvas(drawn.width, drawn.height);
    copy.getContext('2d').drawImage(drawn, 0, 0);
    still = before && difference(before, copy) < visible ? still + stepFrames / 30 : 0;
    longest = Math.max(longest, still);
    before = copy;
  }
  await open.close();
  return longest;
}

/** Captions alone must not be what moves. */
const withoutText = (film: Film): Film => ({
  ...film,
  layers: film.layers.filter((layer) => layer.kind !== 'text'),
});

describe('a reel', () => {
  it.each(reelStyles)('%s: always moves within 1.5 s, even without its texts', async (style) => {
    expect(await longestStill(withoutText(testReel(style, '1:1')))).toBeLessThan(1.5);
  });

  it('the check detects a still picture', async () => {
    const film = withoutText(testReel('modern', '1:1'));
    const picture = film.layers.find((layer) => layer.kind === 'painting' && layer.painter === 'picture')!;
    const frozen = { ...picture, from: 0, to: 90, isStill: true } as Layer;
    expect(await longestStill({ ...film, frames: 90, layers: [frozen] })).toBeGreaterThanOrEqual(1.5);
  });
});
