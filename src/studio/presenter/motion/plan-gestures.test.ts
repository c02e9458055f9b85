import { describe, expect, test } from 'vitest';
import { gestures, type Gesture } from '../arms/gestures.ts';
import { findCues } from './gesture-words.ts';
import { gesturesOf } from './gestures.ts';
import { planGestures } from './plan-gestures.ts';
import type { Stress } from './stresses.ts';

const spokenWords = (text: string) =>
  text.split(' ').map((word, index) => ({
    word,
    startSeconds: 0.3 + index * 0.42,
    endSeconds: 0.3 + index * 0.42 + 0.36,
  }));
const stressed = (text: string) =>
  spokenWords(text)
    .filter((_, index) => index % 3 === 1)
    .map(({ startSeconds }) => ({ frame: Math.round(startSeconds * 30), strength: 0.9 }));

const planned = (text: string, style: keyof typeof gesturesOf = 'casual') =>
  planGestures(
    {
      words: spokenWords(text),
      stresses: stressed(text),
      frames: Math.round((text.split(' ').length * 0.42 + 1) * 30),
      framesPerSecond: 30,
    },
    3,
    gesturesOf[style].hand,
  );

/** The gesture that a speaker would make for each phrase. */
const expected: readonly (readonly [text: string, gesture: Gesture])[] = [
  ['Hey, I found something for your morning.', 'wave'],
  ['Hello everyone, welcome to my kitchen.', 'wave'],
  ['Stop scrolling for a moment.', 'stop'],
  ['Never buy coffee at the airport again.', 'stop'],
  ['There are three reasons to switch today.', 'count-three'],
  ['It only takes two taps to finish.', 'count-two'],
  ['First, open the box and look inside.', 'count-one'],
  ['This one trick saves my evenings, one trick only.', 'count-one'],
  ['Nobody told me it could be this quick.', 'shrug'],
  ['I don’t know how they do it.', 'shrug'],
  ['Imagine a week without any meetings.', 'thinking'],
  ['I thought all creams were the same.', 'thinking'],
  ['I love how soft my hands feel.', 'heart'],
  ['Honestly, it changed our family dinners.', 'heart'],
  ['It works on every kind of skin.', 'thumbs-up'],
  ['That is the best purchase of the year.', 'thumbs-up'],
  ['The link is below, so go there now.', 'down'],
  ['Tap the button and see for a week.', 'down'],
  ['Your phone deserves a better case.', 'at-viewer'],
  ['Why does nobody talk about it?', 'palms-up'],
  ['Picture your garden in the spring.', 'thinking'],
  ['Is it me, or did coffee get expensive?', 'shrug'],
  ['Try one bite before it is gone.', 'down'],
];

test('gestures match the words in at least 18 of 20 texts', () => {
  const missed = expected.filter(([text, gesture]) => !planned(text).some((one) => one.gesture === gesture));
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(2);
});

test.each([
  ['First carefully lift the lid.', 'count-one'],
  ['One ingredient makes it work.', 'count-one'],
  ['Three amazing ways to fold a shirt.', 'count-three'],
  ['This helmet has its own light.', 'offer'],
  ['This toothbrush has its own light.', 'offer'],
] as const)(
  'a word that only begins like an exception (car, in, am, he, to) is none: %s',
  (text, gesture) => {
    expect(findCues(text.split(' ')).map((cue) => cue.gesture)).toContain(gesture);
  },
);

test('texts do not match the gestures of other texts', () => {
  for (const [text] of expected)
    expect(findCues(text.split(' ')).length, `${text} has a cue at every word`).toBeLessThan(
      text.split(' ').length * 0.6,
    );
  expect(findCues(['The', 'green', 'chair', 'stands', 'there.'])).toEqual([]);
});

const long =
  'Hey there! You know the problem. You open the app, you wait, you wait again. Why? Nobody knows. ' +
  'First, try this. Second, tap once. I love it, I love it so much. It works, it works every day. Link below.';

describe.each(['energetic', 'casual', 'professional'] as const)('%s', (style) => {
  const all = planned(long, style);

  test('no gesture repeats directly, and none starts before the previous one is raised', () => {
    expect(all.length).toBeGreaterThan(3);
    for (const [index, { gesture, start, up, end }] of all.entries()) {
      expect(gestures).toContain(gesture);
      expect(up).toBeGreaterThan(start);
      expect(end).toBeGreaterThan(up);
      const next = all[index + 1];
      if (!next) continue;
      expect(next.gesture).not.toBe(gesture);
      expect(next.start).toBeGreaterThanOrEqual(end - 1);
    }
  });
});

test('two phrases a second apart both have their gesture', () => {
  const words = ['Hey', 'there!', 'You', 'again.'].map((word, index) => ({
    word,
    startSeconds: 0.25 + index * 0.48,
    endSeconds: 0.65 + index * 0.48,
  }));
  const found = planGestures(
    { words, stresses: [], frames: 90, framesPerSecond: 30 },
    3,
    gesturesOf.casual.hand,
  );
  expect(found.map(({ gesture }) => gesture).slice(0, 2)).toEqual(['wave', 'at-viewer']);
});

test('hands are not still between two distant phrases if a word there is stressed', () => {
  const words = 'Hey there. It comes in grey and in some green. Tap below.'.split(' ').map((word, index) => ({
    word,
    startSeconds: 0.25 + index * 0.4,
    endSeconds: 0.6 + index * 0.4,
  }));
  const upsWith = (stresses: readonly Stress[]) =>
    planGestures({ words, stresses, frames: 170, framesPerSecond: 30 }, 3, gesturesOf.casual.hand).map(
      ({ up }) => up,
    );
  const largestGap = (ups: readonly number[]) =>
    Math.max(...ups.slice(1).map((up, index) => up - ups[index]!));
  expect(largestGap(upsWith([]))).toBeGreaterThan(96);
  expect(largestGap(upsWith([{ frame: 66, strength: 0.6 }]))).toBeLessThan(96);
});

test('speakers put a hand to the heart for what is dear to somebody, and point at them otherwise', () => {
  const gesturesFor = (text: string) => planned(text).map(({ gesture }) => gesture);
  expect(gesturesFor('Your cat deserves a soft place to sleep.')).toContain('heart');
  expect(gesturesFor('Your bin deserves a bigger lid.')).toContain('at-viewer');
});

test('livelier styles have more gestures, minimalist has none', () => {
  const counts = (['minimalist', 'professional', 'casual', 'energetic'] as const).map(
    (style) => planned(long, style).length,
  );
  expect(counts[0]).toBe(0);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
});

test.each([
  ['The shop opens at six on Sundays', ['count-more']],
  ['He quit his job for bread', ['stop']],
  ['I can’t wait for the next box', ['stop']],
  ['For the first time I sleep', ['count-one']],
  ['The first thousand customers get one', ['count-one']],
])('%s: no gesture of counting or stopping', (text, wrong) => {
  const found = findCues(text.split(' ')).map(({ gesture }) => gesture);
  for (const gesture of wrong) expect(found).not.toContain(gesture);
});
