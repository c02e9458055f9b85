import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { musicWindow } from './music-window.ts';

describe('musicWindow', () => {
  it.each([
    ['before its end', 60, [10, 20], [10, 20]],
    ['in the second round, a second of which is the seam', 10, [12, 15], [3, 6]],
    ['mostly before the seam', 10, [5, 11], [5, 10]],
    ['mostly after the seam', 10, [8, 14], [0, 5]],
    ['longer than a round', 10, [3, 20], [0, 10]],
    ['from the start, where the file may end early', 2, [0, 5], [0, 5]],
  ])('%s', (_name, durationSeconds, [from, to], [startSeconds, endSeconds]) => {
    const span = { startSeconds: from!, endSeconds: to! };
    expect(musicWindow({ durationSeconds }, span)).toEqual({ startSeconds, endSeconds });
  });

  it('is never empty and starts inside the file', () => {
    const seconds = fc.double({ min: 0.1, max: 300, noNaN: true });
    const start = fc.double({ min: 0, max: 600, noNaN: true });
    const check = fc.property(seconds, start, seconds, (durationSeconds, startSeconds, length) => {
      const window = musicWindow({ durationSeconds }, { startSeconds, endSeconds: startSeconds + length });
      expect(window.startSeconds).toBeGreaterThanOrEqual(0);
      expect(window.startSeconds).toBeLessThan(durationSeconds);
      expect(window.endSeconds).toBeGreaterThan(window.startSeconds);
    });
    fc.assert(check);
  });
});
