import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { resolveRange } from './clip-range.ts';

test.each([
  [40, null, null, { startSeconds: null, endSeconds: null }],
  [40, 0, 40, { startSeconds: null, endSeconds: null }],
  [3, null, null, { startSeconds: null, endSeconds: null }],
  [40, 5, null, { startSeconds: 5, endSeconds: 40 }],
  [40, 10, 15, { startSeconds: 10, endSeconds: 15 }],
  [40, 10, 14.9, null],
  [400, 10, 131, null],
  [40, 30, 20, null],
  [40, 39, null, null],
  [40, 0, 41, null],
] as const)(
  'of a clip of %d s, the range from %s to %s resolves to %j',
  (duration, startSeconds, endSeconds, range) => {
    expect(resolveRange(duration, { startSeconds, endSeconds })).toEqual(range);
  },
);

test('a chosen range lies inside the clip and within the limits', () => {
  const seconds = fc.double({ min: 0, max: 700, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 600, noNaN: true }),
      seconds,
      seconds,
      (duration, startSeconds, endSeconds) => {
        const range = resolveRange(duration, { startSeconds, endSeconds });
        if (!range || range.startSeconds === null) return;
        expect(range.startSeconds).toBeGreaterThanOrEqual(0);
        expect(range.endSeconds!).toBeLessThanOrEqual(duration);
        expect(range.endSeconds! - range.startSeconds).toBeGreaterThan(limits.trimMinSeconds - 0.1);
        expect(range.endSeconds! - range.startSeconds).toBeLessThan(limits.trimMaxSeconds + 0.1);
      },
    ),
  );
});
