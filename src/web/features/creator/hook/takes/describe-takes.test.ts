import { expect, test } from 'vitest';
import type { Take } from '#contract/calls/takes.ts';
import { describeTakes } from './describe-takes.ts';

const take = (changes: Partial<Take> = {}): Take => ({
  id: 't1',
  status: 'completed',
  progress: 100,
  templateId: 'maya',
  templateName: 'Maya',
  hookText: 'Stop! Buy *milk*.',
  textOverlayEnabled: true,
  captionStyle: null,
  hookStyle: 'casual',
  voice: 'nova',
  style: 'natural',
  speed: 1,
  hookUrl: null,
  posterUrl: null,
  durationSeconds: 2,
  isChosen: false,
  createdAt: '2026-01-01T10:00:00.000Z',
  ...changes,
});

test('a single take is described by its words', () => {
  expect(describeTakes([take()])).toEqual(['Stop! Buy milk.']);
});

test('takes are described by what differs', () => {
  expect(describeTakes([take(), take({ templateName: 'Kai', voice: 'onyx' })])).toEqual([
    'Maya · voice Nova',
    'Kai · voice Onyx',
  ]);
  expect(describeTakes([take(), take({ textOverlayEnabled: false })])).toEqual(['text on top', 'no text']);
});

test('a later take with the same settings is another performance of the same words', () => {
  expect(describeTakes([take(), take({ createdAt: '2026-01-01T10:00:09.000Z' })])).toEqual([
    'Stop! Buy milk.',
    'same words, another performance',
  ]);
  expect(describeTakes([take(), take({ templateName: 'Kai' }), take()])).toEqual([
    'Maya',
    'Kai',
    'Maya · same words, another performance',
  ]);
});

test('a take without the only trait that differs is described by its words', () => {
  expect(describeTakes([take({ voice: undefined }), take()])).toEqual(['Stop! Buy milk.', 'voice Nova']);
});
