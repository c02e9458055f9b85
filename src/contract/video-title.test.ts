import { expect, test } from 'vitest';
import { videoTitle, withoutCutMark } from './video-title.ts';

test.each([
  ['Short one', 'Short one'],
  ['Stop! Buy milk.', 'Stop! Buy milk.'],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['', ''],
])('the title of %j is complete and has no dots', (text, title) => {
  expect(videoTitle(text)).toBe(title);
});

test('a longer text is cut after 30 characters and ends in dots @constants-005', () => {
  expect(videoTitle('x'.repeat(31))).toBe(`${'x'.repeat(30)}...`);
  expect(videoTitle('Stop scrolling! This changes everything.')).toBe('Stop scrolling! This changes e...');
});

test('surrounding spaces and line breaks do not count', () => {
  expect(videoTitle('  Stop scrolling,\n\nthis one is for you  ')).toBe('Stop scrolling, this one is fo...');
});

test('a cut never splits a grapheme', () => {
  for (const character of ['😀', '👨‍👩‍👧‍👦', '🇩🇪', 'e\u0301', '👍🏽']) {
    expect(videoTitle(character.repeat(30))).toBe(character.repeat(30));
    expect(videoTitle(character.repeat(31))).toBe(`${character.repeat(30)}...`);
  }
});

test('a title that was cut loses its dots, and a title that was typed with dots keeps them', () => {
  expect(withoutCutMark(videoTitle('Stop scrolling! This changes everything.'))).toBe(
    'Stop scrolling! This changes e',
  );
  expect(withoutCutMark(videoTitle(`${'x'.repeat(29)} yes`))).toBe('x'.repeat(29));
  expect(withoutCutMark('Wait...')).toBe('Wait...');
  expect(withoutCutMark('x'.repeat(33))).toBe('x'.repeat(33));
  expect(withoutCutMark('')).toBe('');
});
