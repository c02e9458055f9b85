import { describe, expect, test } from 'vitest';
import { minSentenceFrames, planSentences, splitAboveFrames } from './plan-sentences.ts';

/** Spoken evenly, three words a second, with a pause after each sentence. */
function spoken(text: string) {
  let at = 0.1;
  const words = text.split(' ').map((word) => {
    const startSeconds = at;
    at += /[.!?]$/.test(word) ? 0.7 : 0.34;
    return { text: word, startSeconds, endSeconds: startSeconds + 0.3 };
  });
  return { words, frames: Math.round((at + 0.4) * 30) };
}

describe('a scene of three sentences', () => {
  const told = spoken(
    'Maya opened her bakery at dawn. She slid the loaves into the hot oven. Outside the street was dark.',
  );
  const spans = planSentences(told);

  test('has one picture per sentence', () => {
    expect(spans.map(({ sentence }) => sentence)).toEqual([
      'Maya opened her bakery at dawn.',
      'She slid the loaves into the hot oven.',
      'Outside the street was dark.',
    ]);
  });

  test('is covered without gaps, and cut at the start of sentences', () => {
    expect(spans[0]!.from).toBe(0);
    expect(spans.at(-1)!.to).toBe(told.frames);
    for (const [index, { from }] of spans.entries()) {
      if (index === 0) continue;
      expect(from).toBe(spans[index - 1]!.to);
      const begins = told.words.filter((_, at) => at > 0 && told.words[at - 1]!.text.endsWith('.'));
      expect(begins.some(({ startSeconds }) => Math.abs(startSeconds * 30 - from) <= 4)).toBe(true);
    }
  });
});

test('short sentences share the picture of the longer one', () => {
  const spans = planSentences(
    spoken('He smiled. Then he took the last loaf from the shelf. Yes. She agreed.'),
  );
  for (const { from, to } of spans) expect(to - from).toBeGreaterThanOrEqual(minSentenceFrames);
  expect(spans[0]!.sentence).toBe('Then he took the last loaf from the shelf.');
});

test('a long sentence has a closer shot in its second half, cut after a comma', () => {
  const told = spoken(
    'When the last train had left the old station in the valley, the porter locked the doors and walked slowly home.',
  );
  const spans = planSentences(told);
  expect(told.frames).toBeGreaterThan(splitAboveFrames);
  expect(spans.map(({ isNear }) => isNear)).toEqual([false, true]);
  const afterComma = told.words[told.words.findIndex(({ text }) => text.endsWith(',')) + 1]!;
  expect(Math.abs(spans[1]!.from - afterComma.startSeconds * 30)).toBeLessThanOrEqual(4);
});

test('a scene without words has no spans: its own picture stays', () => {
  expect(planSentences({ frames: 75, words: [] })).toEqual([]);
});
