import { expect, test } from 'vitest';
import { templateBadges } from './template-badges.ts';

const consent = { confirmedBy: 'Ada', confirmedAt: '2026-01-01T00:00:00Z' };
const ready = { kind: 'footage', isActive: true, status: 'ready', progress: 100, consent } as const;
const textsOf = (template: Parameters<typeof templateBadges>[0]) =>
  templateBadges(template).map(({ text }) => text);

test('a template for all users has no badge; each restriction has one @content-pages-055', () => {
  expect(textsOf(ready)).toEqual([]);
  expect(textsOf({ ...ready, kind: 'presenter' })).toEqual(['Built in']);
  expect(textsOf({ ...ready, status: 'processing', progress: 41.7 })).toEqual(['Preparing 42%']);
  expect(textsOf({ ...ready, status: 'failed', isActive: false })).toEqual([
    'Could not be prepared',
    'Not active',
  ]);
  expect(textsOf({ ...ready, consent: null })).toEqual(['Consent missing']);
});
