import { expect, test } from 'vitest';
import type { Upload } from '#contract/calls/uploads.ts';
import { clipFacts } from './clip-facts.fixture.ts';
import { findTrimSource } from './find-trim-source.ts';

const file = new File([], 'a.mp4');
const original = { file, url: 'blob:here', facts: clipFacts, readError: null };
const prepared = { previewUrl: '/copy.mp4', durationSeconds: 21 } as Upload;

test('a range is chosen on the local file if it plays', () => {
  const own = { url: 'blob:here', readFrom: file, durationSeconds: 20 };
  expect(findTrimSource(original, undefined)).toEqual(own);
  expect(findTrimSource(original, prepared)).toEqual(own);
});

test('a range of an unplayable file is chosen on the server’s copy', () => {
  const unplayable = { ...original, facts: { ...clipFacts, isPlayable: false, durationSeconds: null } };
  expect(findTrimSource(unplayable, undefined)).toBeNull();
  expect(findTrimSource(unplayable, prepared)).toEqual({
    url: '/copy.mp4',
    readFrom: '/copy.mp4',
    durationSeconds: 21,
  });
});

test('without a file on this device, the server’s copy is used', () => {
  expect(findTrimSource(null, undefined)).toBeNull();
  expect(findTrimSource(null, prepared)?.url).toBe('/copy.mp4');
});

test('nothing can be chosen before the file is read', () => {
  expect(findTrimSource({ ...original, facts: null }, undefined)).toBeNull();
});
