import { expect, test } from 'vitest';
import type { UnfinishedVideo } from '#contract/calls/videos.ts';
import { unfinishedFacts } from './unfinished-facts.ts';

const hook = { id: 'h', status: 'completed', progress: 100, text: 'Wait.' } as const;
const left: UnfinishedVideo = {
  generationId: 'g',
  kind: 'ugc',
  title: 'Wait.',
  status: 'draft',
  progress: 0,
  nextStep: 'upload-product',
  posterUrl: null,
  hook,
  createdAt: '2026-01-05T00:00:00Z',
};
const wordsOf = (video: Partial<UnfinishedVideo>) => unfinishedFacts({ ...left, ...video }).words;

test('a hook in progress shows its progress, even while a video waits for it', () => {
  const making = { hook: { ...hook, status: 'processing', progress: 34.6 } } as const;
  for (const status of ['draft', 'queued'] as const) {
    expect(unfinishedFacts({ ...left, ...making, status })).toEqual({
      words: 'Making your hook: 35%',
      percent: 35,
      hasFailed: false,
    });
  }
});

test('a video in progress shows its progress, or that it is queued', () => {
  expect(wordsOf({ status: 'rendering', progress: 80.2 })).toBe('Making your video: 80%');
  expect(wordsOf({ status: 'queued' })).toBe('Waiting in queue...');
});

test('an unfinished draft shows its next step', () => {
  expect(wordsOf({})).toBe('Next: your product clip');
  expect(wordsOf({ nextStep: 'add-music' })).toBe('Next: music');
  expect(wordsOf({ nextStep: 'preview-share', status: 'cancelled' })).toBe('Next: the final video');
});

test('failed work shows the failure, and that nothing is lost', () => {
  const failed = unfinishedFacts({ ...left, nextStep: 'create-hook', hook: { ...hook, status: 'failed' } });
  expect(failed).toEqual({
    words: 'Hook generation failed. Your credits are back.',
    percent: null,
    hasFailed: true,
  });
  expect(wordsOf({ status: 'failed' })).toBe('The video could not be made. Your parts are safe.');
});
