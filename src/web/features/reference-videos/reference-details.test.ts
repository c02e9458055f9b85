import { expect, test } from 'vitest';
import { findClipProblem, findFileProblem } from './chosen-video.ts';
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

test('what cannot be cut here, or is too short, is told of before anything is trimmed', () => {
  expect(findClipProblem({ isCuttable: true, durationSeconds: 5 })).toBeNull();
  expect(findClipProblem({ isCuttable: true, durationSeconds: 4.9 })).toContain('shorter than 5 seconds');
  expect(findClipProblem({ isCuttable: false, durationSeconds: 20 })).toMatch(/^Error processing video: /);
  expect(findClipProblem({ isCuttable: true, durationSeconds: null })).toMatch(/^Error processing video: /);
});
