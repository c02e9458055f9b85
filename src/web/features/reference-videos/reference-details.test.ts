import { expect, test } from 'vitest';
import type { Upload } from '#contract/calls/uploads.ts';
import { findFileProblem, findFootageProblem, footageOf } from './chosen-video.ts';
import { emptyDetails, findDetailsProblem } from './reference-details.ts';

test('the first step says what is missing, in the words of the specification', () => {
  expect(findDetailsProblem(emptyDetails, false)).toBe('Please upload a video');
  expect(findDetailsProblem(emptyDetails, true)).toBe('Please select a category');
  const chosen = { ...emptyDetails, categoryId: 'marketing' };
  expect(findDetailsProblem({ ...chosen, subcategoryName: '  ' }, true)).toBe(
    'Please enter a subcategory name',
  );
  expect(findDetailsProblem({ ...chosen, subcategoryName: 'Launch' }, true)).toBeNull();
});

test('only video files of at most 100 MB are opened', () => {
  expect(findFileProblem({ name: 'a.mp4', type: 'video/mp4', size: 104_857_600 })).toBeNull();
  expect(findFileProblem({ name: 'a.mkv', type: '', size: 1 })).toBeNull();
  expect(findFileProblem({ name: 'a.mp4', type: 'video/mp4', size: 104_857_601 })).toContain('100 MB');
  expect(findFileProblem({ name: 'a.png', type: 'image/png', size: 1 })).toContain('not a video');
  expect(findFileProblem({ name: 'a.txt', type: '', size: 1 })).toContain('not a video');
});

test('what is too short is told of before anything is trimmed', () => {
  expect(findFootageProblem({ durationSeconds: 5 })).toBeNull();
  expect(findFootageProblem({ durationSeconds: 4.9 })).toContain('shorter than 5 seconds');
});

test('a part is chosen on the file itself, or on the server’s copy of what cannot be cut here', () => {
  const file = new File([], 'a.avi');
  const facts = {
    durationSeconds: 20,
    width: 320,
    height: 240,
    videoCodec: null,
    audioCodec: null,
    isPlayable: true,
    isCuttable: true,
  };
  const video = { file, url: 'blob:here', facts };
  const own = { url: 'blob:here', source: file, durationSeconds: 20, uploadId: null };
  expect(footageOf(video, null)).toEqual(own);
  expect(footageOf({ ...video, facts: null }, null)).toBeNull();
  const uncuttable = { ...video, facts: { ...facts, isCuttable: false } };
  expect(footageOf(uncuttable, null)).toBeNull();
  expect(footageOf(uncuttable, { stage: 'preparing', share: 0.5 })).toBeNull();
  const upload = { id: 'u1', previewUrl: '/copy.mp4', durationSeconds: 21 } as Upload & {
    previewUrl: string;
  };
  expect(footageOf(uncuttable, { stage: 'ready', upload })).toEqual({
    url: '/copy.mp4',
    source: '/copy.mp4',
    durationSeconds: 21,
    uploadId: 'u1',
  });
});
