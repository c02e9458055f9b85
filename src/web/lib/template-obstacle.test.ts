import { expect, test } from 'vitest';
import { findObstacle } from './template-obstacle.ts';

const consent = { confirmedBy: 'Ada', confirmedAt: '2026-01-01T00:00:00Z' };
const ready = { kind: 'footage', isActive: true, status: 'ready', consent } as const;

test('a ready, active template with consent can be used, and a presenter always', () => {
  expect(findObstacle(ready)).toBeNull();
  expect(findObstacle({ ...ready, kind: 'presenter', consent: null })).toBeNull();
});

test('reports the same obstacle as the server, for each reason', () => {
  expect(findObstacle({ ...ready, status: 'processing', consent: null })).toBe('preparing');
  expect(findObstacle({ ...ready, status: 'failed' })).toBe('unprepared');
  expect(findObstacle({ ...ready, status: 'failed', consent: null })).toBe('without-consent');
  expect(findObstacle({ ...ready, isActive: false, status: 'processing' })).toBe('inactive');
});
