import { expect, test } from 'vitest';
import { cleanFileName } from './file-names.ts';

test.each([
  ['clip.mp4', 'clip.mp4'],
  ['a\0b\r\n.mp4', 'ab.mp4'],
  ['été 😀.mov', 'été 😀.mov'],
  ['\ud800.mp4', '\ufffd.mp4'],
  ['\0', 'file'],
  [' ', 'file'],
  ['', 'file'],
])('%j is stored as %j', (name, kept) => {
  expect(cleanFileName(name)).toBe(kept);
});

test('a name cut to 255 characters ends with a whole character', () => {
  expect(cleanFileName(`${'x'.repeat(254)}😀.mp4`)).toBe(`${'x'.repeat(254)}\ufffd`);
  expect(cleanFileName('x'.repeat(1_000))).toHaveLength(255);
});
