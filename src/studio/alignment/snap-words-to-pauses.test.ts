import { array, assert, double, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { snapWordsToPauses } from './snap-words-to-pauses.ts';

const phone = (word: number, startSeconds: number, endSeconds: number) => ({
  phone: 'ah',
  word,
  startSeconds,
  endSeconds,
});
const edges = (phones: { startSeconds: number; endSeconds: number }[]) =>
  phones.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]);

test('words end and start at the edges of the pause between them', () => {
  const heard = [phone(0, 0.1, 0.5), phone(1, 0.55, 0.9)];
  const pauses = [{ startSeconds: 0.45, endSeconds: 0.62 }];
  expect(edges(snapWordsToPauses(heard, pauses, 1))).toEqual([
    [0.1, 0.45],
    [0.62, 0.9],
  ]);
});

test('a pause is assigned to one gap, even next to a short word with two gaps in reach', () => {
  const heard = [phone(0, 0, 0.4), phone(1, 0.6, 0.65), phone(2, 0.65, 1)];
  const pauses = [{ startSeconds: 0.4, endSeconds: 0.59 }];
  expect(edges(snapWordsToPauses(heard, pauses, 1))).toEqual([
    [0, 0.4],
    [0.59, 0.65],
    [0.65, 1],
  ]);
});

test('a small gap is closed, a gap as long as a breath stays', () => {
  const heard = [phone(0, 0, 0.3), phone(1, 0.33, 0.6), phone(2, 0.7, 1)];
  expect(edges(snapWordsToPauses(heard, [], 1))).toEqual([
    [0, 0.33],
    [0.33, 0.6],
    [0.7, 1],
  ]);
});

test('phones are in sequence for any references', () => {
  const heard = array(
    tuple(double({ min: 0, max: 5, noNaN: true }), double({ min: 0, max: 1, noNaN: true })),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  const pauses = array(
    tuple(double({ min: 0, max: 5, noNaN: true }), double({ min: 0.1, max: 1, noNaN: true })),
    {
      maxLength: 5,
    },
  );
  const check = property(heard, pauses, (times, quiet) => {
    const phones = times.map(([start, length], index) => phone(Math.floor(index / 3), start, start + length));
    const spans = quiet.map(([start, length]) => ({ startSeconds: start, endSeconds: start + length }));
    const settled = snapWordsToPauses(phones, spans, 6);
    expect(settled).toHaveLength(phones.length);
    for (const [index, { startSeconds, endSeconds }] of settled.entries()) {
      expect(endSeconds).toBeGreaterThan(startSeconds);
      expect(endSeconds).toBeLessThanOrEqual(6);
      expect(startSeconds).toBeGreaterThanOrEqual((settled[index - 1]?.endSeconds ?? 0) - 1e-9);
    }
  });
  assert(check);
});
