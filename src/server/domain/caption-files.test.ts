import { expect, test } from 'vitest';
import { type Cue, writeCaptionFile } from './caption-files.ts';

const cue = (startSeconds: number, endSeconds: number, ...words: [string, number][]): Cue => ({
  startSeconds,
  endSeconds,
  words: words.map(([text, start]) => ({ text, startSeconds: start })),
});

test('SubRip numbers its captions and uses commas and CRLF', () => {
  const cues = [
    cue(0.25, 1.4044, ['Stop', 0.25], ['now.', 0.8]),
    cue(3661.9996, 3662.5, ['שלום', 3661.9996]),
  ];
  expect(writeCaptionFile('srt', cues)).toBe(
    '1\r\n00:00:00,250 --> 00:00:01,404\r\nStop now.\r\n\r\n' +
      '2\r\n01:01:02,000 --> 01:01:02,500\r\nשלום\r\n\r\n',
  );
});

test('WebVTT gives each later word its time', () => {
  expect(writeCaptionFile('vtt', [cue(0.25, 1.5, ['Stop', 0.25], ['now.', 0.8])])).toBe(
    'WEBVTT\n\n00:00:00.250 --> 00:00:01.500\nStop <00:00:00.800>now.\n',
  );
});

test('a word that starts with the previous one gets no timestamp, because timestamps must increase', () => {
  expect(writeCaptionFile('vtt', [cue(1, 2, ['a', 1], ['b', 1.0001], ['c', 1.5])])).toContain(
    'a b <00:00:01.500>c',
  );
});

test('text that looks like a timing line or a tag is escaped', () => {
  const cues = [cue(0, 1, ['<b>R&D</b>', 0], ['-->', 0.5])];
  expect(writeCaptionFile('srt', cues)).toContain('\r\n‹b›R&D‹/b› →\r\n');
  expect(writeCaptionFile('vtt', cues)).toContain('\n&lt;b&gt;R&amp;D&lt;/b&gt; <00:00:00.500>--&gt;\n');
});

test('no captions yield a valid file', () => {
  expect(writeCaptionFile('srt', [])).toBe('');
  expect(writeCaptionFile('vtt', [])).toBe('WEBVTT\n');
});
