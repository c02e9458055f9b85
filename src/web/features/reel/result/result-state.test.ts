import { expect, test } from 'vitest';
import type { Reel } from '#contract/calls/reels.ts';
import { reelDefaults } from '#contract/reels.ts';
import { emptyData } from '../state/reel-data.ts';
import { boardOf, engineFacts, readResult, stagesOf } from './result-state.ts';

const format = { id: 'r1', aspectRatio: '16:9', status: 'processing', progress: 40, videoUrl: null } as const;
const reel = {
  id: 'r1',
  status: 'processing',
  stage: 'voice',
  progress: 40,
  errorCode: null,
  videoUrl: null,
  settings: { ...reelDefaults, aspectRatio: '16:9', trackId: null },
  formats: [format],
} as unknown as Reel;

test('a reel is in progress until it has ended', () => {
  expect(readResult(undefined)).toEqual({ kind: 'making' });
  expect(readResult(reel)).toEqual({ kind: 'making' });
});

test('a finished reel has the size of its format', () => {
  expect(readResult({ ...reel, status: 'completed', videoUrl: '/r.mp4' })).toMatchObject({
    kind: 'ready',
    video: { id: 'r1', url: '/r.mp4', width: 1280, height: 720 },
  });
});

test("a failure reads 'Error: ...' and shows that nothing was charged; Cancel is not a failure @reel-pages-003", () => {
  expect(readResult({ ...reel, status: 'failed', errorCode: 'video_failed' })).toEqual({
    kind: 'problem',
    isCancelled: false,
    text: 'Error: There was an error making your reel. Please try again. Nothing was charged: your credits are back.',
  });
  expect(readResult({ ...reel, status: 'failed', errorCode: 'storage_full' })).toMatchObject({
    text: expect.stringMatching(/^Error: Hookline has no room/) as string,
  });
  expect(readResult({ ...reel, status: 'cancelled' })).toMatchObject({ isCancelled: true });
});

test('another format is free, and its end does not mention credits', () => {
  const other = { ...reel, id: 'r2', formats: [format, { ...format, id: 'r2' }] };
  for (const status of ['failed', 'cancelled'] as const)
    expect(readResult({ ...other, status })).toMatchObject({
      text: expect.not.stringContaining('credits') as string,
    });
});

test('the stages show finished, running and following steps', () => {
  expect(stagesOf(reel)).toMatchObject({ current: 1 });
  expect(stagesOf({ stage: 'queued' }).current).toBe(-1);
  expect(stagesOf({ stage: 'uploading' }).current).toBe(stagesOf(reel).names.length - 1);
});

test('the engine line shows which engines wrote and spoke the reel, once it is spoken', () => {
  const engines = { script: 'embedded', voice: 'embedded', notes: [] } as const;
  expect(engineFacts({ engines: { ...engines, notes: [] } }).line).toBe('Script: embedded · Voice: embedded');
  expect(engineFacts({ engines: { ...engines, script: null, notes: [] } }).line).toBe(
    'Script: yours · Voice: embedded',
  );
  expect(engineFacts({ engines: { ...engines, voice: null, notes: [] } }).line).toBeNull();
});

test('the frame of a reel in progress shows its brand as sent, and before that as entered', () => {
  const entered = {
    ...emptyData,
    brand: { ...emptyData.brand, brandName: ' Acme ', logo: { uploadId: 'u1', url: '/acme.png' } },
  };
  const style = reelDefaults.style;
  expect(boardOf(undefined, entered)).toEqual({
    brandName: 'Acme',
    logoUrl: '/acme.png',
    colours: null,
    style,
  });
  const sent = { ...reel, brandName: 'Northwind', logo: null, colours: ['#0b7a4b', '#ffffff'] } as Reel;
  expect(boardOf(sent, entered)).toEqual({
    brandName: 'Northwind',
    logoUrl: null,
    colours: ['#0b7a4b', '#ffffff'],
    style,
  });
});
