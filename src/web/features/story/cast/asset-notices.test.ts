import { expect, test } from 'vitest';
import { assetNotice } from './asset-notices.ts';

const counts = (pending: number, completed: number, failed = 0) => ({
  allReady: pending === 0 && failed === 0,
  pending,
  completed,
  failed,
});

test('while pictures are pending, each change is announced as a percentage with x/y @story-pages-030', () => {
  expect(assetNotice(null, counts(3, 0))?.text).toBe('Generating assets: 0% complete (0/3)');
  expect(assetNotice(counts(3, 0), counts(2, 1))?.text).toBe('Generating assets: 33% complete (1/3)');
  expect(assetNotice(counts(2, 1), counts(1, 1, 1))?.text).toBe('Generating assets: 33% complete (1/3)');
  expect(assetNotice(counts(2, 1), counts(2, 1))).toBeNull();
});

test('when all are ready, this is announced once @story-pages-008', () => {
  expect(assetNotice(counts(1, 2), counts(0, 3))).toEqual({
    text: 'All character and product images are ready!',
    kind: 'ready',
  });
  expect(assetNotice(counts(0, 3), counts(0, 3))).toBeNull();
});

test('pictures that were ready on load, or failed, are not announced as ready', () => {
  expect(assetNotice(null, counts(0, 3))).toBeNull();
  expect(assetNotice(counts(1, 2), counts(0, 2, 1))).toBeNull();
});
