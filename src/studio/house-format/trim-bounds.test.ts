import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trimBounds } from './trim-bounds.ts';

describe('trimBounds', () => {
  it.each([
    [{ durationSeconds: 4 }, { startSeconds: 0, frames: 120 }],
    [
      { durationSeconds: 4, startSeconds: 1, endSeconds: 2.5 },
      { startSeconds: 1, frames: 45 },
    ],
    [
      { durationSeconds: 4, startSeconds: -1, endSeconds: 9 },
      { startSeconds: 0, frames: 120 },
    ],
    [{ durationSeconds: 0.01 }, { startSeconds: 0, frames: 1 }],
    [{ durationSeconds: 2.002 }, { startSeconds: 0, frames: 60 }],
  ])('%j', (input, bounds) => expect(trimBounds(input)).toEqual(bounds));

  it('rejects an empty range', () => {
    expect(() => trimBounds({ durationSeconds: 4, startSeconds: 4 })).toThrow(RangeError);
    expect(() => trimBounds({ durationSeconds: 4, startSeconds: 3, endSeconds: 2 })).toThrow(RangeError);
    expect(() => trimBounds({ durationSeconds: Number.NaN })).toThrow(RangeError);
  });

  it('never exceeds the clip by more than half a frame', () => {
    const seconds = fc.double({ min: 0, max: 700, noNaN: true });
    const check = fc.property(seconds, seconds, seconds, (durationSeconds, startSeconds, length) => {
      fc.pre(durationSeconds > startSeconds && startSeconds + length > startSeconds);
      const bounds = trimBounds({ durationSeconds, startSeconds, endSeconds: startSeconds + length });
      expect(bounds.frames).toBeGreaterThanOrEqual(1);
      const end = bounds.startSeconds + (bounds.frames - 1) / 30;
      expect(end).toBeLessThanOrEqual(durationSeconds + 1 / 60);
    });
    fc.assert(check);
  });
});
