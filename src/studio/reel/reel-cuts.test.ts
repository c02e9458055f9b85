import { describe, expect, it } from 'vitest';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Box, Film, Layer } from '../motion/film.ts';
import { openFilm } from '../motion/open-film.ts';
import { layOut } from './layout.ts';
import { reelStyles, type ReelStyle } from './reel-plan.ts';
import { styleSystems } from './style/styles.ts';
import { reelPlan, testReel, textLayers } from './test-reels.ts';
import { planCuts, type Scene } from './timing/cuts.ts';

const reachFrames = 12;

type Seen = { edges: number; light: number };

/** Detail and brightness of the picture's area: the mean step between neighbours, and the mean luminance. */
function look(canvas: Canvas, box: Box): Seen {
  const small = createCanvas(80, 80);
  const context = small.getContext('2d');
  context.drawImage(canvas, box.x, box.y, box.width, box.height, 0, 0, 80, 80);
  const { data } = context.getImageData(0, 0, 80, 80);
  const grey = (x: number, y: number) => {
    const at = (y * 80 + x) * 4;
    return data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11;
  };
  let [edges, light] = [0, 0];
  for (let y = 0; y < 79; y += 1)
    for (let x = 0; x < 79; x += 1) {
      edges += Math.abs(grey(x, y) - grey(x + 1, y)) + Math.abs(grey(x, y) - grey(x, y + 1));
      light += grey(x, y);
    }
  return { edges: edges / 79 ** 2, light: light / 79 ** 2 };
}

/** Edges and light of the poorest frame around each cut, as shares of the poorer of the two scenes. */
async function poorest(film: Film, style: ReelStyle, cuts: readonly Scene[]): Promise<Seen> {
  const { grade: _, ...ungraded } = film;
  const textless: Film = {
    ...ungraded,
    layers: film.layers.filter((layer) => layer.kind !== 'text' && layer.kind !== 'shape'),
  };
  const box = layOut('1:1', styleSystems[style].arrangement).picture.window;
  const open = await openFilm(textless);
  const seen = async (frame: number) => look(await open.draw(frame), box);
  const shares: Seen[] = [];
  for (const { from } of cuts) {
    const [before, after] = [await seen(from - reachFrames - 3), await seen(from + reachFrames + 3)];
    for (let frame = from - reachFrames; frame <= from + reachFrames; frame += 3) {
      const { edges, light } = await seen(frame);
      shares.push({
        edges: edges / Math.min(before.edges, after.edges),
        light: light / Math.min(before.light, after.light),
      });
    }
  }
  await open.close();
  return {
    edges: Math.min(...shares.map(({ edges }) => edges)),
    light: Math.min(...shares.map(({ light }) => light)),
  };
}

/** The first cut between two pictures. */
function pictureCuts(style: ReelStyle): Scene[] {
  const scenes = planCuts(reelPlan(style, '1:1'), styleSystems[style].pace);
  return scenes.filter(({ kind }, index) => kind === 'line' && scenes[index - 1]?.kind === 'line');
}

describe('at a cut between two pictures', () => {
  it.each(reelStyles)('%s: never shows only its background or darkness @fix-060', async (style) => {
    const { edges, light } = await poorest(testReel(style, '1:1'), style, pictureCuts(style));
    expect(edges).toBeGreaterThan(0.55);
    expect(light).toBeGreaterThan(0.8);
  });

  it.each(reelStyles)('%s: the check detects a background that covers the cut', async (style) => {
    const film = testReel(style, '1:1');
    const [cut] = pictureCuts(style);
    const cover: Layer = { from: cut!.from - 3, to: cut!.from + 3, kind: 'fill', fill: '#0c0b0a' };
    const covered = { ...film, layers: [...film.layers, cover] };
    const { edges, light } = await poorest(covered, style, [cut!]);
    expect(edges).toBeLessThan(0.1);
    expect(light).toBeLessThan(0.5);
  });
});

describe('at every cut', () => {
  it.each(reelStyles)(
    '%s: the next scene is half revealed, and the lower third is gone @fix-061',
    (style) => {
      const plan = reelPlan(style, '9:16');
      const film = testReel(style, '9:16');
      const [title, lowerThird, endCard] = textLayers(film)
        .filter(({ block }) => block.text === plan.brand.name)
        .toSorted((one, other) => one.from - other.from);
      expect([title?.from, endCard?.to]).toEqual([2, film.frames]);
      const cuts = planCuts(plan, styleSystems[style].pace).slice(1);
      expect(cuts.length).toBeGreaterThan(3);
      for (const { from } of cuts) {
        const passage = film.layers.find(
          (layer) =>
            layer.kind === 'painting' &&
            layer.painter === 'transition' &&
            layer.from < from &&
            layer.to > from,
        );
        expect(passage && (passage.from + passage.to) / 2).toBe(from);
        const onScreen = film.layers.filter(
          (layer) =>
            layer.kind === 'painting' &&
            layer.painter !== 'transition' &&
            layer.from < from &&
            layer.to > from,
        );
        expect(onScreen.length).toBeGreaterThanOrEqual(2);
        expect(lowerThird!.from <= from && lowerThird!.to > from).toBe(false);
      }
    },
  );
});
