import { expect, test } from 'vitest';
import type { CaptionPen, CaptionSurface } from './caption-pen.ts';
import { captionWords } from './caption-words.ts';
import { layOutCaptions } from './lay-out-captions.ts';

/** Every letter is 0.7 of the font size wide. */
const surface: CaptionSurface = {
  pen: { measureText: (text: string) => ({ width: text.length * 70 }) } as CaptionPen,
  setFont: () => {},
};

test('captions below a picture end where the controls of the platforms begin', () => {
  const text = 'Extraordinarily uncomplicated refreshments';
  const spoken = text
    .split(' ')
    .map((word, index) => ({ word, startSeconds: index * 0.3, endSeconds: index * 0.3 + 0.3 }));
  const plan = layOutCaptions(surface, {
    words: captionWords(text, spoken),
    style: 'boxed',
    frame: { width: 720, height: 720 },
    untilSeconds: 3,
    centreShare: 0.79,
  });
  for (const { words } of plan.groups)
    for (const { middleY, fontSize } of words) expect(middleY + fontSize * 0.36).toBeLessThan(0.8 * 720);
});

/** The lines of the caption of a text that is one group. */
function linesOf(text: string): string[] {
  const spoken = text
    .split(' ')
    .map((word, index) => ({ word, startSeconds: index * 0.3, endSeconds: index * 0.3 + 0.3 }));
  const { groups } = layOutCaptions(surface, {
    words: captionWords(text, spoken),
    style: 'pop',
    frame: { width: 720, height: 1280 },
    untilSeconds: 3,
  });
  expect(groups).toHaveLength(1);
  const lines: string[][] = [];
  for (const { text: word, line } of groups[0]!.words) (lines[line] ??= []).push(word);
  return lines.map((words) => words.join(' '));
}

test('a line of a caption does not end with a number', () => {
  expect(linesOf('keeps four hours')).toEqual(['KEEPS', 'FOUR HOURS']);
  expect(linesOf('lasts four hours')).toEqual(['LASTS', 'FOUR HOURS']);
  expect(linesOf('four whole hours')).toEqual(['FOUR WHOLE', 'HOURS']);
  expect(linesOf('twelve litres')).toEqual(['TWELVE LITRES']);
});

test('words without a number are broken for large letters', () => {
  expect(linesOf('simply better')).toEqual(['SIMPLY', 'BETTER']);
});
