import { expect, test } from 'vitest';
import { findFileRefusal, formatOf } from './file-checks.ts';

const file = (name: string, type: string, size = 1_000) => ({ name, type, size });

test.each([
  ['a clip by its type', 'video', file('clip', 'video/mp4'), null],
  ['an AVI without a type', 'video', file('Demo.AVI', ''), null],
  ['a picture', 'video', file('a.png', 'image/png'), 'file_not_video'],
  ['a text', 'audio', file('a.txt', 'text/plain'), 'file_not_audio'],
  ['a song by its extension', 'audio', file('song.m4a', ''), null],
  ['nothing', 'video', file('clip.mp4', 'video/mp4', 0), 'file_empty'],
  ['exactly 200 MB', 'video', file('clip.mp4', 'video/mp4', 209_715_200), null],
  ['one byte more', 'video', file('clip.mp4', 'video/mp4', 209_715_201), 'file_too_large'],
] as const)('%s', (_name, kind, chosen, refusal) => {
  expect(findFileRefusal(kind, chosen)).toBe(refusal);
});

test('an input may accept smaller files only', () => {
  expect(findFileRefusal('video', file('a.mp4', 'video/mp4', 101), 100)).toBe('file_too_large');
  expect(findFileRefusal('video', file('a.mp4', 'video/mp4', 100), 100)).toBeNull();
});

test('the format is the extension', () => {
  expect(formatOf('my.clip.mov')).toBe('MOV');
  expect(formatOf('clip')).toBe('Unknown');
});
