import { expect, test } from 'vitest';
import { videoFormats, type VideoFormat } from '../../ffmpeg/video-formats.ts';
import { brollStyles, styleRules, type BrollStyle } from './broll-styles.ts';
import type { Photo } from '../subject/interest.ts';
import { chooseLayout } from './layout.ts';
import { minShotFrames } from './plan-rhythm.ts';
import { planShots, type Shot } from './plan-shots.ts';
import { heightOf, maxZoom } from './view.ts';

const photo = (width: number, height: number, values: Partial<Photo> = {}): Photo => ({
  path: '/photo.jpg',
  width,
  height,
  text: '',
  interest: {
    region: { left: 0.55, top: 0.4, right: 0.75, bottom: 0.7 },
    points: [
      { x: 0.65, y: 0.55 },
      { x: 0.2, y: 0.3 },
    ],
  },
  ...values,
});

const photos = [
  photo(3_000, 2_000),
  photo(1_600, 2_400),
  photo(900, 600),
  photo(700, 1_300),
  photo(200, 260),
  photo(4_000, 700),
  photo(2_000, 2_000),
];
const formats = Object.keys(videoFormats) as VideoFormat[];
const cases = brollStyles.flatMap((style) =>
  formats.flatMap((format) => [1, 3, 7].map((count) => ({ style, format, count }))),
);

type Order = { photos: readonly Photo[]; style: BrollStyle; format: VideoFormat; frames: number };
const planFor = (order: Order): Shot[] => {
  const layouts = order.photos.map((each) => chooseLayout(each, order.style, order.format));
  return planShots({ ...order, layouts, framesPerSecond: 30 });
};
const plan = ({ style, format, count }: (typeof cases)[number], seconds = 10): Shot[] =>
  planFor({ photos: photos.slice(0, count), style, format, frames: seconds * 30 });

/** All views of a move are between its start and end. */
const isInside = ({ start, end, photo: index, window }: Shot): boolean => {
  const { width, height } = photos[index]!;
  const tolerance = 0.001;
  return [start, end].every(
    (view) =>
      view.x >= -tolerance &&
      view.y >= -tolerance &&
      view.x + view.width <= width + tolerance &&
      view.y + heightOf(view, window) <= height + tolerance,
  );
};

test.each(cases)('$style in $format with $count photos stays inside, sharp and in motion', (given) => {
  const shots = plan(given);
  for (const shot of shots) {
    expect(isInside(shot)).toBe(true);
    for (const view of [shot.start, shot.end])
      expect(shot.window.width / view.width).toBeLessThanOrEqual(maxZoom + 0.001);
    expect(shot.start).not.toEqual(shot.end);
  }
  expect(shots.map(({ photo: index }) => index)).toEqual(
    shots.map(({ photo: index }) => index).toSorted((one, other) => one - other),
  );
  expect(new Set(shots.map(({ photo: index }) => index)).size).toBe(given.count);
});

test('the check of borders finds a view that passes one', () => {
  const shot = plan({ style: 'calm', format: '9:16', count: 1 })[0]!;
  const past = { ...shot, end: { ...shot.end, x: photos[0]!.width } };
  expect(isInside(past)).toBe(false);
});

test.each(cases)('cuts of $style with $count photos in $format are in sequence, on beats', (given) => {
  const shots = plan(given);
  expect(shots[0]!.from).toBe(0);
  expect(shots.at(-1)!.to).toBe(300);
  for (const [index, shot] of shots.entries()) {
    expect(shot.to - shot.from).toBeGreaterThanOrEqual(minShotFrames);
    if (index > 0) expect(shot.from).toBe(shots[index - 1]!.to);
    if (index > 0) expect(shot.from % styleRules[given.style].beatFrames).toBe(0);
  }
});

test('twelve photos in five seconds are each seen; a photo with a text stays longer', () => {
  const many = Array.from({ length: 12 }, () => photo(2_000, 2_000));
  const order = { style: 'dynamic' as const, format: '9:16' as const };
  const shots = planFor({ ...order, photos: many, frames: 150 });
  expect(shots.length).toBe(12);
  for (const { from, to } of shots) expect(to - from).toBeGreaterThanOrEqual(minShotFrames);
  const text = 'A line of text that takes a while to read, because it says much';
  const read = [photo(2_000, 2_000, { text }), photo(2_000, 2_000), photo(2_000, 2_000)];
  const timed = planFor({ ...order, photos: read, frames: 240 });
  const framesOf = (index: number): number =>
    timed.filter((shot) => shot.photo === index).reduce((sum, { from, to }) => sum + to - from, 0);
  expect(framesOf(0)).toBeGreaterThan(framesOf(1) * 1.3);
});

test.each(brollStyles)('a detail in %s is inside the product and is followed by the whole', (style) => {
  const region = { left: 0.1, top: 0.1, right: 0.9, bottom: 0.9 };
  const interest = { region, points: [{ x: 0.4, y: 0.4 }] };
  const shots = planFor({ photos: [photo(4_000, 4_000, { interest })], style, format: '1:1', frames: 600 });
  const details = shots.filter(({ move }) => move === 'detail');
  expect(details.length).toBeGreaterThan(0);
  expect(shots.at(-1)!.move).not.toBe('detail');
  // A close view of something dark would open the film, and its poster, with black.
  expect(shots[0]!.move).not.toBe('detail');
  for (const { start, end } of details)
    for (const { x, y, width } of [start, end]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(400);
      expect(Math.max(x, y) + width).toBeLessThanOrEqual(3_600);
    }
});

test.each(brollStyles)('a photo with a single shot in %s is not only shown as a detail', (style) => {
  const many = Array.from({ length: 9 }, () => photo(3_000, 3_000));
  const order = { photos: many, style, format: '1:1' as const, frames: 150 };
  expect(planFor(order).map(({ move }) => move)).not.toContain('detail');
});

test('a photo without spare pixels is a card in front of its fill; one with spare pixels fills the frame', () => {
  const framingOf = (index: number, format: VideoFormat) =>
    planFor({ photos: [photos[index]!], style: 'calm', format, frames: 150 })[0]!.framing;
  expect(framingOf(2, '9:16')).toBe('fit');
  expect(framingOf(0, '9:16')).toBe('fill');
  expect(framingOf(5, '9:16')).toBe('fit');
});
