import { expect, test } from 'vitest';
import type { Greenscreen } from '#contract/calls/greenscreens.ts';
import { engineFacts, readResult } from './result-state.ts';

const video = {
  generationId: 'g1',
  status: 'processing',
  progress: 40,
  errorCode: null,
  error: null,
  videoUrl: null,
  format: '16:9',
} as Greenscreen;

test('a video is in progress until it has ended', () => {
  expect(readResult(undefined)).toEqual({ kind: 'making' });
  expect(readResult(video)).toEqual({ kind: 'making' });
});

test('a finished video has the size of its format', () => {
  const ready = readResult({ ...video, status: 'completed', videoUrl: '/v.mp4' });
  expect(ready).toMatchObject({
    kind: 'ready',
    video: { id: 'g1', url: '/v.mp4', width: 1280, height: 720 },
  });
});

test('a failure shows the reason and that nothing was charged; Cancel is not a failure', () => {
  const failed = readResult({ ...video, status: 'failed', errorCode: 'storage_full' });
  expect(failed).toEqual({
    kind: 'problem',
    isCancelled: false,
    text: 'Hookline has no room for new files at the moment. Please try again later. Nothing was charged: your credits are back.',
  });
  expect(readResult({ ...video, status: 'cancelled' })).toMatchObject({ isCancelled: true });
});

test('the engine line shows what removed the background, once known', () => {
  expect(engineFacts({ method: 'matting', engine: 'embedded', notes: [] }).line).toBe(
    'Background removed by AI · embedded',
  );
  expect(engineFacts({ method: null, engine: null, notes: [] }).line).toBeNull();
});
