import { expect, test } from 'vitest';
import type { Upload } from '#contract/calls/uploads.ts';
import { clipFacts } from './clip-facts.fixture.ts';
import { findFootage } from './find-footage.ts';

const file = new File([], 'a.mp4');
const original = { file, url: 'blob:here', facts: clipFacts, readError: null };
const prepared = { previewUrl: '/copy.mp4', durationSeconds: 21 } as Upload;

test('a range is chosen on the local file if it plays', () => {
  const own = { url: 'blob:here', source: file, durationSeconds: 20 };
  expect(findFootage(original, undefined)).toEqual(own);
  expect(findFootage(original, prepared)).toEqual(own);
});

test('a range of an unplayable file is chosen on the server’s copy', () => {
  const unplayable = { ...original, facts: { ...clipFacts, isPlayable: false, durationSeconds: null } };
  expect(findFootage(unplayable, undefined)).toBeNull();
  expect(findFootage(unplayable, prepared)).toEqual({
    url: '/copy.mp4',
    source: '/copy.mp4',
    durationSeconds: 21,
  });
});

test('without a file on this device, the server’s copy is used', () => {
  expect(findFootage(null, undefined)).toBeNull();
  expect(findFootage(null, prepared)?.url).toBe('/copy.mp4');
});

test('nothing can be chosen before the file is read', () => {
  expect(findFootage({ ...original, facts: null }, undefined)).toBeNull();
});
