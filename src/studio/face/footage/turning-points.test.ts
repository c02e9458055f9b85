import { expect, test } from 'vitest';
import { pingPong } from './ping-pong-frames.ts';
import { findTurningPoints } from './turning-points.ts';
import { quantile } from './statistics.ts';

const placeAt = (frame: number) => 360 + 30 * Math.sin(frame / 9);
const sway = Array.from({ length: 150 }, (_, frame) => ({
  xx: 150,
  xy: 0,
  x0: placeAt(frame),
  yx: 0,
  yy: 150,
  y0: 500,
}));

/** Change of speed from frame to frame, in pixels. */
const jerks = (places: readonly number[]) =>
  places.slice(2).map((place, at) => Math.abs(place - 2 * places[at + 1]! + places[at]!));

test('a clip too short for the words reverses where the head is slow', () => {
  const { from, count } = findTurningPoints(sway, 500);
  expect(count).toBeGreaterThanOrEqual(90);
  const walk = (start: number, length: number) =>
    Array.from({ length: 500 }, (_, step) => placeAt(start + pingPong(length, step)));
  const own = quantile(jerks(sway.map(({ x0 }) => x0)), 0.95);
  expect(Math.max(...jerks(walk(0, 150)))).toBeGreaterThan(own * 4);
  expect(Math.max(...jerks(walk(from, count)))).toBeLessThan(own * 1.5);
});

test('a sufficiently long clip and a clip of a few frames are used whole', () => {
  expect(findTurningPoints(sway, 150)).toEqual({ from: 0, count: 150 });
  expect(findTurningPoints(sway.slice(0, 4), 50)).toEqual({ from: 0, count: 4 });
});

test('a motionless clip loses no frames', () => {
  expect(
    findTurningPoints(
      Array.from({ length: 60 }, () => sway[0]!),
      100,
    ),
  ).toEqual({ from: 0, count: 60 });
});
