import { expect, test } from 'vitest';
import { estimateSpokenSeconds } from '#studio/reel-script/estimate-spoken-seconds.ts';
import type { ReelLine } from '#contract/reels.ts';
import { checkLines, checkSpeakableScript, findReaders, measureScript } from './measure-script.ts';

const latin = { reads: (text: string) => /^[\p{Script=Latin}\p{P}\s]+$/u.test(text) };
const everything = { reads: () => true };
const linesOf = (...texts: string[]): ReelLine[] => texts.map((text) => ({ role: 'benefit', text }));
/** Words that take about this long to speak. */
function wordsOf(seconds: number): string {
  let text = 'Wonderful';
  while (estimateSpokenSeconds(text) < seconds) text += ' wonderful';
  return text;
}

test.each([
  [6, 'short'],
  [13, 'good'],
  [20, 'long'],
])('%i seconds of words in a reel of 15 seconds are %s', (seconds, fit) => {
  const measured = measureScript([latin], linesOf(wordsOf(seconds)), 15);
  expect(measured).toMatchObject({ fit, durationSeconds: 15, lines: [{ isReadable: true }] });
  expect(measured.spokenSeconds).toBeGreaterThan(measured.lines[0]!.seconds);
});

test('a line that no voice can read is found before anything is charged', () => {
  const lines = linesOf('Hello there.', 'مرحبا');
  expect(measureScript([latin], lines, 15).lines.map(({ isReadable }) => isReadable)).toEqual([true, false]);
  expect(() => checkSpeakableScript([latin], lines, 15)).toThrow(
    expect.objectContaining({ code: 'reel_line_unreadable', details: { field: 'script.1.text' } }),
  );
  expect(() => checkSpeakableScript([latin, everything], lines, 15)).not.toThrow();
  expect(findReaders([latin, everything], lines)).toEqual([everything]);
});

test('a script far beyond the duration is rejected, one slightly beyond it is fitted @reel-010', () => {
  expect(() => checkSpeakableScript([latin], linesOf(wordsOf(15)), 15)).not.toThrow();
  expect(() => checkSpeakableScript([latin], linesOf(wordsOf(20)), 15)).toThrow(
    expect.objectContaining({ code: 'reel_script_too_long' }),
  );
});

test('line breaks within a line are removed, and empty lines are rejected', () => {
  expect(checkLines(linesOf('  Hello\n there. '))).toEqual(linesOf('Hello there.'));
  for (const [lines, field] of [
    [[], 'script'],
    [linesOf('Hello.', ' '), 'script.1.text'],
    [linesOf('x'.repeat(301)), 'script.0.text'],
  ] as const)
    expect(() => checkLines(lines)).toThrow(expect.objectContaining({ details: { field } }));
});
