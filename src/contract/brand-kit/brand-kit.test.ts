import { expect, test } from 'vitest';
import { isEndTextTooLong, readEndAddress } from './brand-kit.ts';

test.each([
  ['  example.com ', 'example.com'],
  ['https://www.example.com/', 'www.example.com'],
  ['HTTP://example.co.uk/shop?a=1', 'example.co.uk/shop?a=1'],
  ['müller-bäcker.de', 'müller-bäcker.de'],
  ['localhost:3000', null],
  ['', ''],
  ['https://', null],
  ['call me', null],
  ['me@example.com', null],
  ['javascript:alert(1)', null],
  [`${'a'.repeat(60)}.com`, null],
])('the address %s is read as %s', (typed, read) => {
  expect(readEndAddress(typed)).toBe(read);
});

test('the text limit of an end card counts characters, not bytes', () => {
  expect([isEndTextTooLong('😀'.repeat(60)), isEndTextTooLong('a'.repeat(61))]).toEqual([false, true]);
});
