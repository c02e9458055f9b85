import { expect, test } from 'vitest';
import { findVideoProblem } from './file-rules.ts';

const file = (name: string, type: string, size = 1_000) => ({ name, type, size });

test('videos are MP4, MOV or AVI of at most 209,715,200 bytes @content-pages-026', () => {
  expect(findVideoProblem(file('a.mp4', 'video/mp4', 209_715_200))).toBeNull();
  expect(findVideoProblem(file('a.mov', 'video/quicktime'))).toBeNull();
  expect(findVideoProblem(file('A.AVI', ''))).toBeNull();
  expect(findVideoProblem(file('a.mp4', 'video/mp4', 209_715_201))).toBe(
    'Video file size cannot exceed 200MB',
  );
  const wrongType = 'Only MP4, MOV, and AVI video formats are supported';
  expect(findVideoProblem(file('a.webm', 'video/webm'))).toBe(wrongType);
  expect(findVideoProblem(file('a.txt', ''))).toBe(wrongType);
  expect(findVideoProblem(file('a.mp4', 'text/plain'))).toBe(wrongType);
});
