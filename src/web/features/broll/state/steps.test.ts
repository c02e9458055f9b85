import { expect, test } from 'vitest';
import { chooseStep } from './steps.ts';

const nothing = { hasPhotos: false, hasVideo: false };
const photos = { hasPhotos: true, hasVideo: false };
const video = { hasPhotos: true, hasVideo: true };

test.each([
  [undefined, nothing, 'photos'],
  ['look', nothing, 'photos'],
  ['result', nothing, 'photos'],
  [undefined, photos, 'photos'],
  ['look', photos, 'look'],
  ['result', photos, 'look'],
  [undefined, video, 'result'],
  ['photos', video, 'photos'],
] as const)('an address with step %s and %o opens %s', (requested, found, step) => {
  expect(chooseStep(requested, found)).toBe(step);
});
