import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { presenterIds } from '../presenters.ts';
import { outfitFor } from './outfit-for.ts';
import { getPerson } from './people.ts';
import type { Wear } from './wear.ts';

test('the first take matches the poster and the next one changes clothes', () => {
  expect([0, 1, 2].map(outfitFor)).toEqual([0, 1, 0]);
});

/** Mean colour of the opaque pixels of the chest. */
function chest(id: (typeof presenterIds)[number], wear: Wear): number[] {
  const canvas = createCanvas(200, 200);
  const context = canvas.getContext('2d');
  context.translate(100, -400);
  getPerson(id).paintBody(context, wear);
  const { data } = context.getImageData(0, 0, 200, 200);
  const sums = [0, 0, 0];
  for (let index = 0; index < data.length; index += 4)
    for (const channel of [0, 1, 2]) sums[channel]! += data[index + channel]! / (data.length / 4);
  return sums;
}

test.each(presenterIds)('the second outfit of %s is clearly different', (id) => {
  const [first, second] = getPerson(id).outfits.map((wear) => chest(id, wear));
  const apart = Math.hypot(...first!.map((value, channel) => value - second![channel]!));
  expect(apart).toBeGreaterThan(30);
});
