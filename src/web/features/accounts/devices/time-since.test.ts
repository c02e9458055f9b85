import { expect, test } from 'vitest';
import { timeSince } from './time-since.ts';

const now = Date.parse('2025-11-21T09:00:00Z');

test.each([
  ['2025-11-21T08:59:30Z', 'just now'],
  ['2025-11-21T09:00:20Z', 'just now'],
  ['2025-11-21T08:55:00Z', '5 minutes ago'],
  ['2025-11-21T06:10:00Z', '2 hours ago'],
  ['2025-11-20T08:00:00Z', 'yesterday'],
  ['2025-11-14T08:00:00Z', '7 days ago'],
])('%s was %s', (iso, words) => {
  expect(timeSince(iso, now)).toBe(words);
});
