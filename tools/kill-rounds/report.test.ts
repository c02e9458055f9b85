import { expect, test } from 'vitest';
import { invariantsTable, isSound, percentile, roundsTable } from './report.ts';

test('a percentile is one of the values, in any order', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
  expect(percentile([7], 0.95)).toBe(7);
});

test('the table has a line for each target that was killed and one for all', () => {
  const rounds = [
    { target: 'web' as const, readyMs: 1_000, workingMs: 100 },
    { target: 'web' as const, readyMs: 3_000, workingMs: 200 },
    { target: 'backend' as const, readyMs: 400, workingMs: 900 },
  ];
  const lines = roundsTable(rounds).split('\n');
  expect(lines.map((line) => line.trim().split(/\s+/).slice(0, 2))).toEqual([
    ['killed', 'rounds'],
    ['backend', '1'],
    ['web', '2'],
    ['all', '3'],
  ]);
  expect(lines[2]!.trim().split(/\s+/)).toEqual(['web', '2', '1.0', '3.0', '0.1', '0.2']);
});

test('one fault makes the whole run fail and is shown', () => {
  const invariants = [
    { name: 'books', faults: [] },
    { name: 'holds', faults: ['hold 7 is open'] },
  ];
  expect(isSound(invariants)).toBe(false);
  expect(isSound(invariants.slice(0, 1))).toBe(true);
  expect(invariantsTable(invariants)).toMatch(/books +ok\nholds +not ok\n {4}hold 7 is open$/);
});
