import { expect, test } from 'vitest';
import { videoFormats, type VideoFormat } from '../../ffmpeg/video-formats.ts';
import type { Box } from '../../motion/film.ts';
import { safeArea } from '../../motion/safe-area.ts';
import { brollStyles } from './broll-styles.ts';
import { cardLayers } from '../layers/card-layers.ts';
import { valueAt } from '../../motion/tracks.ts';
import type { Photo, Region } from '../subject/interest.ts';
import { chooseLayout } from './layout.ts';
import { planShots } from './plan-shots.ts';
import { heightOf } from './view.ts';

const everySide = { left: true, top: true, right: true, bottom: true };
const photoWith = (region: Region, values: Partial<Photo> = {}): Photo => ({
  path: '/photo.jpg',
  width: 1_000,
  height: 1_000,
  text: 'Made by hand, every single morning',
  interest: {
    region,
    points: [{ x: (region.left + region.right) / 2, y: (region.top + region.bottom) / 2 }],
  },
  ...values,
});
const low = { left: 0.05, top: 0.4, right: 0.95, bottom: 0.75 };
const tall = { left: 0.35, top: 0.05, right: 0.65, bottom: 0.95 };
const onGround = (region: Region) => {
  const photo = photoWith(region);
  return { ...photo, interest: { ...photo.interest, backdrop: everySide } };
};
const photos = {
  'a low thing before a plain backdrop': onGround(low),
  'a tall thing before a plain backdrop': onGround(tall),
  'a low thing before many': photoWith(low),
  'a tall thing before many': photoWith(tall),
};
const formats = Object.keys(videoFormats) as VideoFormat[];
const cases = Object.keys(photos).flatMap((name) =>
  brollStyles.flatMap((style) =>
    formats.map((format) => ({ name: name as keyof typeof photos, style, format })),
  ),
);

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test.each(cases)('$name never overlaps its text: $style, $format', ({ name, style, format }) => {
  const photo = photos[name];
  const layout = chooseLayout(photo, style, format);
  const plate = layout.text!.plate;
  const safe = safeArea(format);
  expect(plate.x).toBeGreaterThanOrEqual(safe.x - 0.01);
  expect(plate.y).toBeGreaterThanOrEqual(safe.y - 0.01);
  expect(plate.x + plate.width).toBeLessThanOrEqual(safe.x + safe.width + 0.01);
  expect(plate.y + plate.height).toBeLessThanOrEqual(safe.y + safe.height + 0.01);
  const order = { photos: [photo], layouts: [layout], style, format, frames: 180, framesPerSecond: 30 };
  for (const [index, shot] of planShots(order).entries()) {
    const { window, start, end, framing } = shot;
    if (framing === 'fit') {
      const span = { from: shot.from, to: shot.to };
      const mount = { path: '/card.png', fillPath: '/fill.jpg', margin: 20, radius: 8 };
      const frame = videoFormats[format];
      const [, , card] = cardLayers({ path: '/photo.jpg', mount }, shot, { style, index, span, frame });
      for (const at of [shot.from, shot.to]) {
        const { x = 0, y = 0, scale = 1 } = card.transform!;
        const [width, height] = [window.width * valueAt(scale, at), window.height * valueAt(scale, at)];
        const left = window.x + (window.width - width) / 2 + valueAt(x, at);
        const top = window.y + (window.height - height) / 2 + valueAt(y, at);
        expect(overlap({ x: left, y: top, width, height }, plate)).toBe(false);
      }
    }
    for (const view of [start, end]) {
      const scale = window.width / view.width;
      const { left, top, right, bottom } = photo.interest.region;
      const thing = {
        x: window.x + (left * photo.width - view.x) * scale,
        y: window.y + (top * photo.height - view.y) * scale,
        width: (right - left) * photo.width * scale,
        height: (bottom - top) * photo.height * scale,
      };
      expect(overlap(thing, plate)).toBe(false);
      // With its margin, inside the window.
      expect(view.x).toBeLessThanOrEqual(left * photo.width);
      expect(view.x + view.width).toBeGreaterThanOrEqual(right * photo.width);
      expect(view.y).toBeLessThanOrEqual(top * photo.height);
      expect(view.y + heightOf(view, window)).toBeGreaterThanOrEqual(bottom * photo.height);
    }
  }
});

test('the overlap check detects two overlapping boxes', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  expect(overlap(box, { ...box, x: 9 })).toBe(true);
  expect(overlap(box, { ...box, x: 10 })).toBe(false);
});

test('a photo with a plain backdrop fills the frame; one with a busy background is a card if it would be cropped', () => {
  expect(chooseLayout(onGround(low), 'calm', '9:16').framing).toBe('ground');
  expect(chooseLayout(photoWith(low), 'calm', '9:16').framing).toBe('fit');
});

test('a tall product in a wide frame has its text beside it', () => {
  expect(['left', 'right']).toContain(chooseLayout(onGround(tall), 'luxury', '16:9').text!.side);
  expect(chooseLayout({ ...onGround(tall), text: ' ' }, 'luxury', '16:9').text).toBeNull();
});
