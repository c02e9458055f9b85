import { expect, test } from 'vitest';
import {
  estimateSeconds,
  nextShown,
  formatShownTimeLeft,
  formatTimeLeft,
  secondsLeft,
  type ShownTimeLeft,
} from './time-left.ts';

test('the time left follows from the pace so far', () => {
  expect(secondsLeft({ atMs: 0, progress: 0 }, { atMs: 10_000, progress: 50 })).toBeCloseTo(10);
  expect(secondsLeft({ atMs: 0, progress: 40 }, { atMs: 6_000, progress: 70 })).toBeCloseTo(6);
});

test('there is no guess without a pace', () => {
  expect(secondsLeft({ atMs: 0, progress: 0 }, { atMs: 500, progress: 50 })).toBeNull();
  expect(secondsLeft({ atMs: 0, progress: 10 }, { atMs: 20_000, progress: 11 })).toBeNull();
  expect(secondsLeft({ atMs: 0, progress: 0 }, { atMs: 20_000, progress: 100 })).toBeNull();
});

test.each([
  [2, 'a few seconds left'],
  [7, 'about 5 seconds left'],
  [38, 'about 40 seconds left'],
  [58, 'about a minute left'],
  [150, 'about 3 minutes left'],
])('%i seconds are shown as "%s"', (seconds, words) => {
  expect(formatTimeLeft(seconds)).toBe(words);
});

test('the server is believed at first, and the pace of the task more and more', () => {
  const first = { atMs: 0, progress: 0 };
  expect(estimateSeconds(first, { atMs: 1_000, progress: 1 }, 91_000)).toBeCloseTo(90);
  // At this pace it takes 50 s in all, and the server expects 90 s.
  expect(estimateSeconds(first, { atMs: 5_000, progress: 10 }, 90_000)).toBeCloseTo(0.9 * 85 + 0.1 * 45);
  expect(estimateSeconds(first, { atMs: 40_000, progress: 80 }, 90_000)).toBeCloseTo(0.2 * 50 + 0.8 * 10);
  // What should have ended by now is judged by its pace alone.
  expect(estimateSeconds(first, { atMs: 95_000, progress: 50 }, 90_000)).toBeCloseTo(95);
});

/** The display in each second of a task whose progress is known for each second. */
function showAll(progressAt: (second: number) => number, seconds: number, expectedEndMs: number | null) {
  let shown: ShownTimeLeft | null = null;
  return Array.from({ length: seconds }, (_, second) => {
    const now = { atMs: second * 1_000, progress: progressAt(second) };
    shown = nextShown(shown, estimateSeconds({ atMs: 0, progress: 0 }, now, expectedEndMs), now.atMs);
    return { seconds: shown?.seconds ?? null, words: formatShownTimeLeft(shown, now.atMs) };
  });
}

test.each([
  ['that slows down', (second: number) => (second < 20 ? second * 2 : 40 + (second - 20) * 0.8), 91],
  ['that stands still', (second: number) => Math.min(second * 3, 45), 60],
])(
  'the time shown for a task %s never grows, and lateness is shown @fix-010',
  (_name, progressAt, seconds) => {
    for (const expectedEndMs of [null, 50_000]) {
      const said = showAll(progressAt, seconds, expectedEndMs);
      const shown = said.flatMap((entry) => entry.seconds ?? []);
      expect(shown).toEqual(shown.toSorted((a, b) => b - a));
      expect(said[10]!.words).toMatch(/left$/);
      expect(said.at(-1)!.words).toBe('taking a little longer than expected');
    }
  },
);

test('a task that takes as long as expected is never late', () => {
  const said = showAll((second) => (second / 91) * 100, 91, 91_000).map(({ words }) => words);
  expect(said[1]).toBe('about 2 minutes left');
  expect(said[41]).toBe('about 50 seconds left');
  expect(said).not.toContain('taking a little longer than expected');
});
