import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planMusicSpans } from './plan-music-spans.ts';

describe('planMusicSpans', () => {
  it('the music swells from the last word on, reaches its height at the cut, and settles under the clip', () => {
    const hook = { seconds: 2, db: -20, spokenUntilSeconds: 1.6 };
    expect(planMusicSpans([hook, { seconds: 5, db: -18 }], -10)).toEqual([
      { seconds: 1.6, db: -20 },
      { seconds: expect.closeTo(0.8), db: -10, riseSeconds: expect.closeTo(0.4) },
      { seconds: 4.6, db: -18 },
    ]);
  });

  it('before louder music it rises to that, and stays', () => {
    const hook = { seconds: 2, db: -20, spokenUntilSeconds: 1.9 };
    expect(planMusicSpans([hook, { seconds: 5, db: -8 }], -10)).toEqual([
      { seconds: 1.9, db: -20 },
      { seconds: expect.closeTo(0.1), db: -8, riseSeconds: 0.3 },
      { seconds: 5, db: -8 },
    ]);
  });

  it.each([
    ['the end of the last word is unknown', {}, 5, -10],
    ['the next segment is too short', { spokenUntilSeconds: 1.6 }, 0.5, -10],
    ['there is nothing to swell to', { spokenUntilSeconds: 1.6 }, 5, null],
    ['the words go on to the end', { spokenUntilSeconds: 2 }, 5, -10],
  ])('it keeps its levels where %s', (_, spoken, seconds, pauseDb) => {
    const hook = { seconds: 2, db: -20, ...spoken };
    expect(planMusicSpans([hook, { seconds, db: -21 }], pauseDb)).toEqual([
      { seconds: 2, db: -20 },
      { seconds, db: -21 },
    ]);
  });

  it('the spans are as long as the segments, and never louder during words', () => {
    const segment = fc
      .record({
        seconds: fc.double({ min: 0.1, max: 9, noNaN: true }),
        db: fc.integer({ min: -40, max: 0 }),
        spokenShare: fc.option(fc.double({ min: 0, max: 1.1, noNaN: true }), { nil: undefined }),
      })
      .map(({ spokenShare, ...rest }) => ({
        ...rest,
        ...(spokenShare !== undefined && { spokenUntilSeconds: rest.seconds * spokenShare }),
      }));
    const check = fc.property(fc.array(segment, { minLength: 1, maxLength: 8 }), (segments) => {
      const spans = planMusicSpans(segments, -6);
      const lengthOf = (parts: readonly { seconds: number }[]) =>
        parts.reduce((sum, { seconds }) => sum + seconds, 0);
      expect(lengthOf(spans)).toBeCloseTo(lengthOf(segments));
      for (const { seconds } of spans) expect(seconds).toBeGreaterThan(0);
      expect(spans[0]!.db).toBe(segments[0]!.db);
    });
    fc.assert(check);
  });
});
