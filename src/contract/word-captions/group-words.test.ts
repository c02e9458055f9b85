import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionRule } from './caption-rule.ts';
import { captionWords, textDisplayWidth, type CaptionWord } from './caption-words.ts';
import { groupWords } from './group-words.ts';

const word = (text: string, startSeconds: number, endSeconds: number): CaptionWord => ({
  text,
  startSeconds,
  endSeconds,
  isEmphasised: false,
  isPhraseEnd: false,
});
const textsOf = (words: readonly CaptionWord[], until = 60) =>
  groupWords(words, until).map((group) => group.words.map(({ text }) => text).join(' '));

/** Spoken words: each at least `minMs` long, with pauses between some of them. */
const speech = (minMs: number) =>
  fc
    .array(
      fc.record({
        length: fc.integer({ min: 1, max: 24 }),
        ms: fc.integer({ min: minMs, max: 900 }),
        pauseMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_500 })),
        isPhraseEnd: fc.boolean(),
      }),
      { minLength: 1, maxLength: 40 },
    )
    .map((said) => {
      let at = 0.1;
      const words = said.map(({ length, ms, pauseMs, isPhraseEnd }) => {
        const startSeconds = at;
        at += ms / 1_000;
        const endSeconds = at;
        at += pauseMs / 1_000;
        return { ...word('x'.repeat(length), startSeconds, endSeconds), isPhraseEnd };
      });
      return { words, until: at + 0.4 };
    });

test('every word is in one group, in order, at its time', () => {
  fc.assert(
    fc.property(speech(10), ({ words, until }) => {
      const groups = groupWords(words, until);
      expect(groups.flatMap((group) => group.words)).toEqual(words);
      for (const [index, group] of groups.entries()) {
        expect(group.startSeconds).toBe(group.words[0]!.startSeconds);
        expect(group.endSeconds).toBeGreaterThanOrEqual(group.words.at(-1)!.startSeconds);
        expect(group.endSeconds).toBeLessThanOrEqual(groups[index + 1]?.startSeconds ?? until);
        expect(group.words.length).toBeLessThanOrEqual(captionRule.maxWords);
      }
    }),
  );
});

test('a group is shown for at least 0.3 s at normal speaking pace @creator-006', () => {
  fc.assert(
    fc.property(speech(100), ({ words, until }) => {
      for (const { startSeconds, endSeconds } of groupWords(words, until))
        expect(endSeconds - startSeconds).toBeGreaterThanOrEqual(captionRule.minStaySeconds - 1e-6);
    }),
  );
});

test('a group has at most 18 characters, unless a single word is longer or its parts would be too short', () => {
  fc.assert(
    fc.property(speech(300), ({ words, until }) => {
      for (const group of groupWords(words, until)) {
        if (group.words.length === 1) continue;
        const shown = group.words.map(({ text }) => text).join(' ');
        expect(textDisplayWidth(shown)).toBeLessThanOrEqual(captionRule.maxCharacters);
      }
    }),
  );
});

test('groups split at punctuation and pauses, and short words stay with the next word', () => {
  const spoken = 'Stop now, and watch the film of today'
    .split(' ')
    .map((text, index) => ({ word: text, startSeconds: index * 0.35, endSeconds: index * 0.35 + 0.35 }));
  expect(textsOf(captionWords('Stop now, and watch the film of today', spoken))).toEqual([
    'Stop now',
    'and watch',
    'the film',
    'of today',
  ]);
  expect(textsOf([word('one', 0, 0.3), word('two', 0.3, 0.6), word('three', 1.6, 2)])).toEqual([
    'one two',
    'three',
  ]);
});

test('no short word of a clause is left alone where the rules allow another cut', () => {
  const spoken = (text: string, seconds = 0.35) =>
    captionWords(
      text,
      text.split(' ').map((one, index) => ({
        word: one,
        startSeconds: index * seconds,
        endSeconds: (index + 1) * seconds,
      })),
    );
  expect(textsOf(spoken('Try it for *Thirty* days, or your money back.'))).toEqual([
    'Try it',
    'for Thirty days',
    'or your',
    'money back',
  ]);
  expect(textsOf(spoken('Or your money back'))).toEqual(['Or your', 'money back']);
  // A clause of one word, and a word with a long neighbour, have no other cut.
  expect(textsOf(spoken('Stop. Drink more water'))).toEqual(['Stop', 'Drink more water']);
  expect(textsOf(spoken('back internationalists'))).toEqual(['back', 'internationalists']);
  // Two words would be gone before they are read.
  const fast = [word('or', 0, 0.1), word('your', 0.1, 0.2), word('money', 0.2, 0.6), word('back', 0.6, 1)];
  expect(textsOf(fast)).toEqual(['or your money', 'back']);
});

test('a number is in the same group as the next word, where both fit', () => {
  const spoken = (text: string) => {
    const words = text.split(' ');
    return captionWords(
      text,
      words.map((one, index) => ({ word: one, startSeconds: index * 0.35, endSeconds: index * 0.35 + 0.35 })),
    );
  };
  expect(textsOf(spoken('It stays hot for *four hours* straight'))).toContainEqual(
    expect.stringMatching(/\bfour hours\b/),
  );
  for (const text of [
    'stays hot four hours long',
    'it stays hot four hours',
    'one cup four hours hot',
    'the box holds 62 litres',
    'we sold over 1,000 bags',
  ])
    for (const group of textsOf(spoken(text))) expect(group).not.toMatch(/(?:^| )(?:one|four|62|1,000)$/);
  // No room for both, and a sentence that ends with its number.
  expect(textsOf(spoken('twelve internationalists'))).toEqual(['twelve', 'internationalists']);
  expect(textsOf(spoken('only four. Buy now'))).toEqual(['only four', 'Buy now']);
});

test('a group stays after its last word and disappears in a long pause', () => {
  const [first, last] = groupWords([word('one', 0, 0.4), word('two', 3, 3.4)], 10);
  expect(first!.endSeconds).toBeCloseTo(0.4 + captionRule.restSeconds);
  expect(last!.endSeconds).toBeCloseTo(3.4 + captionRule.restSeconds);
});
