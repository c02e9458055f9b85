import { expect, test } from 'vitest';
import { easeBy, valueAt, type Track } from './tracks.ts';

test('a track is constant before its first and after its last keyframe', () => {
  const track: Track = [
    { frame: 10, value: 4 },
    { frame: 20, value: 8 },
  ];
  expect([0, 10, 20, 99].map((frame) => valueAt(track, frame))).toEqual([4, 4, 8, 8]);
  expect(valueAt(3, 7)).toBe(3);
});

test.each([
  ['linear', 0.25],
  ['in', 0.0625],
  ['out', 0.4375],
  ['in-out', 0.125],
  ['in-out-cubic', 0.0625],
  ['hold', 0],
] as const)('a quarter of the way by %s is %d', (ease, share) => {
  const track: Track = [
    { frame: 0, value: 0 },
    { frame: 8, value: 100, ease },
  ];
  expect(valueAt(track, 2)).toBeCloseTo(share * 100, 9);
});

test('each keyframe has the easing that leads to it', () => {
  const track: Track = [
    { frame: 0, value: 0 },
    { frame: 10, value: 10, ease: 'linear' },
    { frame: 20, value: 0, ease: 'hold' },
  ];
  expect([5, 10, 15, 20].map((frame) => valueAt(track, frame))).toEqual([5, 10, 10, 0]);
});

test('out-back overshoots and returns', () => {
  expect(Math.max(...[0.5, 0.6, 0.7].map((share) => easeBy('out-back', share)))).toBeGreaterThan(1.05);
  expect([easeBy('out-back', 0), easeBy('out-back', 1)]).toEqual([0, 1]);
});

test('rejects a track without keyframes', () => {
  expect(() => valueAt([], 0)).toThrow(RangeError);
});
