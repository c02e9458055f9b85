import { expect, test } from 'vitest';
import { acceptedFiles, extensionOf, isFileFor, mimeTypeOf } from './file-types.ts';

test('a file input names types and extensions', () => {
  expect(acceptedFiles('picture')).toBe('image/jpeg,image/png,.jpg,.jpeg,.png');
  expect(acceptedFiles('templateVideo')).toBe(
    'video/mp4,video/quicktime,video/x-msvideo,video/avi,video/msvideo,.mp4,.mov,.avi',
  );
  expect(acceptedFiles('audio')).toMatch(/^audio\/\*,\.mp3,/);
});

test.each([
  ['video', 'clip', 'video/whatever', true],
  ['video', 'Demo.MKV', '', true],
  ['video', 'song.mp3', 'audio/mpeg', false],
  ['audio', 'song.m4a', '', true],
  ['templateVideo', 'A.AVI', '', true],
  ['templateVideo', 'a.avi', 'video/msvideo', true],
  ['templateVideo', 'a.webm', 'video/webm', false],
  ['templateVideo', 'a.mp4', 'text/plain', false],
  ['picture', 'a', 'image/png', true],
  ['picture', 'mp4', '', false],
] as const)('for %s, %s of type %j: %s', (purpose, name, type, expected) => {
  expect(isFileFor(purpose, { name, type })).toBe(expected);
});

test('an extension has the type that the server sends, an unknown extension none', () => {
  expect([mimeTypeOf('jpg'), mimeTypeOf('avi'), mimeTypeOf('exe'), mimeTypeOf('toString')]).toEqual([
    'image/jpeg',
    'video/x-msvideo',
    null,
    null,
  ]);
});

test('the extension follows the last dot', () => {
  expect([extensionOf('my.clip.MOV'), extensionOf('clip'), extensionOf('.png')]).toEqual(['mov', '', 'png']);
});
