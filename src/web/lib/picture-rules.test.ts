import { expect, test } from 'vitest';
import { findPictureProblem } from './picture-rules.ts';

const file = (name: string, type: string, size = 1_000) => ({ name, type, size });

test('thumbnails are JPEG or PNG @content-pages-027', () => {
  expect(findPictureProblem(file('a.jpeg', 'image/jpeg'))).toBeNull();
  expect(findPictureProblem(file('a.png', 'image/png'))).toBeNull();
  expect(findPictureProblem(file('A.PNG', ''))).toBeNull();
  expect(findPictureProblem(file('a.gif', 'image/gif'))).toBe('Only JPG and PNG image formats are supported');
  expect(findPictureProblem(file('a.jpg', 'image/jpeg', 10_485_761))).toBe(
    'Thumbnail file size cannot exceed 10MB',
  );
});
