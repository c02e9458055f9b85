import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { between, seededRandom } from '../presenter/paint/seeded-random.ts';
import type { Context } from '../presenter/paint/shade.ts';
import { paintLeaf } from '../presenter/setting/foliage.ts';
import type { Stage } from './photograph.ts';

export type FallingLeaf = {
  x: number;
  /** Where the leaf is on its way down when a loop starts, 0…1; it falls once in a loop. */
  start: number;
  sway: number;
  swings: number;
  size: number;
  turns: number;
  sprite: number;
};

const leafCount = 15;
const colours = [
  { dark: '#5f7a2c', base: '#a3b84a', light: '#e6e58c' },
  { dark: '#8a6a22', base: '#d3a441', light: '#f6dd8a' },
];

/** Leaves out of focus, painted once. */
export const paintLeafSprites = (): Canvas[] =>
  colours.map((colour) => {
    const canvas = createCanvas(120, 120);
    const context = canvas.getContext('2d');
    context.filter = 'blur(7px)';
    context.translate(60, 98);
    paintLeaf(context, 74, 36, 0.3, colour);
    return canvas;
  });

export function planLeaves({ width }: Stage): FallingLeaf[] {
  const random = seededRandom(72);
  return Array.from({ length: leafCount }, (_, index): FallingLeaf => ({
    x: between(random, -0.05, 1.05) * width,
    start: index / leafCount + random() * 0.06,
    sway: between(random, 26, 80),
    swings: 1 + Math.floor(random() * 3),
    size: between(random, 56, 120),
    turns: random() < 0.5 ? 1 : -1,
    sprite: index % colours.length,
  }));
}

/** `phase` 0…1 of the loop. */
export function drawLeaves(
  context: Context,
  { height }: Stage,
  sprites: readonly Canvas[],
  leaves: readonly FallingLeaf[],
  phase: number,
): void {
  for (const { x, start, sway, swings, size, turns, sprite } of leaves) {
    const fallen = (phase + start) % 1;
    const swing = Math.sin((phase * swings + start) * Math.PI * 2);
    context.save();
    context.globalAlpha = 0.78;
    context.translate(x + swing * sway, fallen * (height + size * 2) - size);
    context.rotate((phase * turns + start) * Math.PI * 2);
    // A leaf that turns about its stalk shows its narrow side twice.
    context.scale(0.35 + 0.65 * Math.abs(Math.cos((phase * swings + start) * Math.PI)), 1);
    context.drawImage(sprites[sprite]!, -size / 2, -size / 2, size, size);
    context.restore();
  }
}
