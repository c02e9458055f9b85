import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { endCardStillSeconds } from '#contract/brand-kit/draw-end-card.ts';
import { painters } from './end-card-painters.ts';

const frame = { width: 720, height: 1280, frame: 36, frames: 60, seconds: endCardStillSeconds };
const green = [0, 255, 0];

test('the visible part of a logo is centred and large on the end card, whatever margins its file has', async () => {
  const logo = createCanvas(900, 260);
  logo.getContext('2d').fillStyle = '#00ff00';
  logo.getContext('2d').fillRect(20, 100, 731, 125);
  const params = {
    look: {
      logo: null,
      colours: ['#12355b', '#ff00aa'] as [string, string],
      endText: 'Order today',
      endAddress: '',
    },
    logoPath: `data:image/png;base64,${(await logo.encode('png')).toString('base64')}`,
  };
  const cache = new Map<string, unknown>();
  await painters.endCard.prepare!(frame, params, cache);
  const context = createCanvas(frame.width, frame.height).getContext('2d');
  painters.endCard(context, frame, params, cache);
  const { data } = context.getImageData(0, 0, frame.width, frame.height);
  const columns = Array.from({ length: data.length / 4 }, (_, pixel) => pixel)
    .filter((pixel) => green.every((value, channel) => Math.abs(data[pixel * 4 + channel]! - value) < 30))
    .map((pixel) => pixel % frame.width);
  const [left, right] = columns.reduce(([a, b], x) => [Math.min(a, x), Math.max(b, x)], [frame.width, 0]);
  expect(Math.abs((left + right) / 2 - frame.width / 2)).toBeLessThan(2);
  // The share of the frame's width that is a logo's room, after a slow zoom.
  expect(right - left).toBeGreaterThan(0.555 * frame.width);
});
