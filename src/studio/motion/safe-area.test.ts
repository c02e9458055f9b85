import { expect, test } from 'vitest';
import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import { safeArea } from './safe-area.ts';

test('upright, the top 14, bottom 20, right 12 and left 6 percent stay free', () => {
  const { x, y, width, height } = safeArea('9:16');
  const edges = [x / 720, y / 1280, 1 - (x + width) / 720, 1 - (y + height) / 1280];
  expect(edges).toEqual([0.06, 0.14, 0.12, 0.2].map((share) => expect.closeTo(share, 9)));
});

test.each(Object.keys(videoFormats) as VideoFormat[])('%s keeps most of the frame for text', (format) => {
  const area = safeArea(format);
  const { width, height } = videoFormats[format];
  expect(area.x).toBeGreaterThan(0.05 * width);
  expect(area.x + area.width).toBeLessThan(0.95 * width);
  expect(area.y).toBeGreaterThan(0.05 * height);
  expect(area.y + area.height).toBeLessThan(0.95 * height);
  expect((area.width * area.height) / (width * height)).toBeGreaterThan(0.5);
});
