import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullRange, isSameRange, moveEnd, moveStart, moveWhole, type TrimBounds } from './trim-range.ts';

const bounds: TrimBounds = { durationSeconds: 300, minSeconds: 5, maxSeconds: 120 };

test('the full clip is capped at the maximum @upload-018', () => {
  expect(fullRange(bounds)).toEqual({ startSeconds: 0, endSeconds: 120 });
  expect(fullRange({ ...bounds, durationSeconds: 41.37 })).toEqual({ startSeconds: 0, endSeconds: 41.37 });
});

test('handles stop at the minimum, and a far end follows the start at the maximum @upload-008', () => {
  const range = { startSeconds: 100, endSeconds: 200 };
  expect(moveStart(range, 198, bounds)).toEqual({ startSeconds: 195, endSeconds: 200 });
  expect(moveEnd(range, 101, bounds)).toEqual({ startSeconds: 100, endSeconds: 105 });
  expect(moveEnd(range, 299, bounds)).toEqual({ startSeconds: 100, endSeconds: 220 });
  expect(moveStart(range, 20, bounds)).toEqual({ startSeconds: 20, endSeconds: 140 });
});

test('moving the range keeps its length and stays inside the clip', () => {
  const range = { startSeconds: 100, endSeconds: 160 };
  expect(moveWhole(range, 290, bounds)).toEqual({ startSeconds: 240, endSeconds: 300 });
  expect(moveWhole(range, -3, bounds)).toEqual({ startSeconds: 0, endSeconds: 60 });
});

test('a difference below a tenth of a second is ignored @upload-019', () => {
  expect(isSameRange({ startSeconds: 0, endSeconds: 10 }, { startSeconds: 0, endSeconds: 10.04 })).toBe(true);
  expect(isSameRange({ startSeconds: 0, endSeconds: 10 }, { startSeconds: 0.1, endSeconds: 10 })).toBe(false);
});

test('after any drag the range is in the clip and within the bounds @upload-017', () => {
  const seconds = fc.double({ min: -50, max: 900, noNaN: true });
  const move = fc.record({ handle: fc.constantFrom('start', 'end', 'whole'), seconds });
  const duration = fc.double({ min: 0.5, max: 700, noNaN: true });
  fc.assert(
    fc.property(duration, fc.array(move, { maxLength: 20 }), (durationSeconds, moves) => {
      const limits = { ...bounds, durationSeconds };
      const moveBy = { start: moveStart, end: moveEnd, whole: moveWhole };
      let range = fullRange(limits);
      for (const step of moves) range = moveBy[step.handle as 'start'](range, step.seconds, limits);
      const length = range.endSeconds - range.startSeconds;
      expect(range.startSeconds).toBeGreaterThanOrEqual(0);
      expect(range.endSeconds).toBeLessThanOrEqual(durationSeconds + 1e-9);
      expect(length).toBeGreaterThanOrEqual(Math.min(5, durationSeconds) - 1e-9);
      expect(length).toBeLessThanOrEqual(120 + 1e-9);
    }),
  );
});
