import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipWords } from './clip-words.ts';
import { captionFileLimits, readCaptionFile } from './read-caption-file.ts';

const srt =
  '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>Hello</i> {\\an8}you\r\n\r\n2\r\n00:00:02,500 --> 00:00:03,500\r\nBuy *now*\r\n';
const said = (file: string) => readCaptionFile(file)?.words.map(({ word }) => word);

test('SubRip and WebVTT are read, without their formatting', () => {
  expect(readCaptionFile(srt)).toMatchObject({
    text: 'Hello you Buy *now*',
    words: [
      { word: 'Hello', startSeconds: 1, endSeconds: 1.625 },
      { word: 'you', startSeconds: 1.625, endSeconds: 2 },
      { word: 'Buy', startSeconds: 2.5, endSeconds: 3 },
      { word: 'now', startSeconds: 3, endSeconds: 3.5 },
    ],
  });
  const vtt =
    'WEBVTT\n\nNOTE not this\n\n00:01.000 --> 00:03.000 align:start\n<v Ann>Tom &amp; <00:02.000>Jerry';
  expect(readCaptionFile(vtt)?.words).toEqual(
    [
      { word: 'Tom', startSeconds: 1, endSeconds: 1.6 },
      { word: '&', startSeconds: 1.6, endSeconds: 1.8 },
      { word: 'Jerry', startSeconds: 2, endSeconds: 3 },
    ].map((word) => ({ ...word, startSeconds: expect.any(Number), endSeconds: expect.any(Number) })),
  );
  expect(readCaptionFile(vtt)?.words[2]).toMatchObject({ startSeconds: 2, endSeconds: 3 });
});

test.each([
  ['nothing', ''],
  ['plain text', 'Dear Sir or Madam,\n\nhello'],
  ['a playlist', '#EXTM3U\n#EXT-X-STREAM-INF:\nhttp://127.0.0.1/'],
  ['bytes', '\0\u{1}\u{2}'],
  ['times that run backwards', '00:00:05,000 --> 00:00:01,000\nback'],
  ['only tags', '00:00:01,000 --> 00:00:02,000\n<b></b>'],
  ['too much', `${srt}${' '.repeat(captionFileLimits.maxCharacters)}`],
])('%s is not a caption file', (_name, file) => {
  expect(readCaptionFile(file)).toBeNull();
});

test('hostile text is parsed in order, in time and without bidirectional controls', () => {
  expect(said('00:00:01,000 --> 00:00:02,000\n\u{202e}evil\u{200b} <script>x</script>')).toEqual([
    'evil',
    'x',
  ]);
  const many = Array.from({ length: 4_000 }, () => '0:01.0 --> 0:02.0\n<<<<a\n').join('\n');
  expect(said(many.slice(0, 60_000))?.every((word) => word === '<<<<a')).toBe(true);
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (one, other) => {
      const words =
        readCaptionFile(`00:01.000 --> 00:02.000\n${one}\n\n00:01.500 --> 00:04.000\n${other}`)?.words ?? [];
      for (const [index, word] of words.entries()) {
        expect(word.endSeconds).toBeGreaterThanOrEqual(word.startSeconds);
        if (index > 0) expect(word.startSeconds).toBeGreaterThanOrEqual(words[index - 1]!.startSeconds);
      }
    }),
  );
});

test('a part of the clip has only its own words, timed from its start', () => {
  const words = clipWords(srt, { startSeconds: 2, durationSeconds: 1.2 });
  expect(words.map(({ text, startSeconds }) => [text, startSeconds])).toEqual([
    ['Buy', 0.5],
    ['now', 1],
  ]);
});
