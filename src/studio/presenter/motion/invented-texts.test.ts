import { expect, test } from 'vitest';
import type { Gesture } from '../arms/gestures.ts';
import { gesturesOf } from './gestures.ts';
import { planGestures, type PlannedGesture } from './plan-gestures.ts';

/** Spoken at an even pace; every third word is stressed. */
function planned(text: string): PlannedGesture[] {
  const words = text.split(' ').map((word, index) => ({
    word,
    startSeconds: 0.2 + index * 0.34,
    endSeconds: 0.2 + index * 0.34 + 0.3,
  }));
  const stresses = words
    .filter((_, index) => index % 3 === 1)
    .map(({ startSeconds }) => ({ frame: Math.round(startSeconds * 30), strength: 0.8 }));
  const frames = Math.round((words.length * 0.34 + 0.9) * 30);
  return planGestures({ words, stresses, frames, framesPerSecond: 30 }, 3, gesturesOf.casual.hand);
}

type Expected = readonly [text: string, wanted: readonly Gesture[], forbidden?: readonly Gesture[]];

/** Any of the expected gestures counts as a match. */
const texts: readonly Expected[] = [
  ['Good morning, busy parents! Got ten seconds? I want to show you something.', ['wave']],
  ['Why is your electricity bill still this high?', ['palms-up', 'at-viewer']],
  ['3 mistakes that make your living room look small.', ['count-three']],
  ['Warning: don’t book your summer flights before you hear this.', ['stop']],
  ['I’ll be honest, I was the laziest person in my gym.', ['heart']],
  ['Hands down the comfiest shoes I’ve ever worn. Ten out of ten.', ['thumbs-up']],
  ['Grab yours with the link down below before Friday.', ['down']],
  ['I’ve been wondering: what would happen if we all skipped plastic for a week?', ['thinking']],
  ['Can a five dollar serum really beat the fancy one? I have my doubts.', ['shrug', 'thinking']],
  ['Raise your hand if you’re still paying for cable.', ['wave']],
  ['Two ingredients. Five minutes. Dinner is done.', ['count-two']],
  ['Nothing works on frizzy hair, they said. Then I met this oil.', ['offer'], ['thumbs-up']],
  ['My daughter drew this, and I cried like a baby.', ['heart']],
  ['Quit scrolling! Your feet will thank you.', ['stop']],
  ['Nobody is talking about this tax trick, and I have no idea why.', ['shrug']],
  ['Comment YES and I’ll send you the free guide.', ['down']],
  ['Ladies, meet the bag that fits everything.', ['offer']],
  [
    'I tried 7 mattresses so you don’t have to. Only one made me sleep like a child.',
    ['count-one'],
    ['stop'],
  ],
  ['Here’s the deal: first we save, then we spend. It’s that simple.', ['count-one']],
  ['Thank you so much for 10,000 orders. See you tomorrow at the sale!', ['heart']],
];

/** Written before the rules were. */
const heldOut: readonly Expected[] = [
  ['Hi friends, coffee lovers, listen up.', ['wave']],
  ['Do not throw away your old jeans.', ['stop']],
  ['4 tools every designer needs this spring.', ['count-more']],
  ['I must confess: I burned dinner again.', ['heart']],
  ['Is it worth the hype? I doubt it.', ['shrug', 'thinking']],
  ['Save this post for later.', ['down']],
  ['Introducing the lamp that follows the sun.', ['offer']],
  ['It never works when I need it, and I gave up.', ['palms-up', 'offer', 'beat'], ['thumbs-up', 'stop']],
  ['You don’t have to be an expert for this.', ['at-viewer', 'down'], ['stop']],
  ['My sister tried both and she says they are perfect.', ['count-two', 'thumbs-up']],
];

const matches = ([text, wanted, forbidden = []]: Expected): boolean => {
  const found = planned(text).map(({ gesture }) => gesture);
  return found.some((one) => wanted.includes(one)) && !found.some((one) => forbidden.includes(one));
};
const mismatches = (all: readonly Expected[]): string[] =>
  all
    .filter((one) => !matches(one))
    .map(([text]) => `${text}: ${planned(text).map(({ gesture }) => gesture)}`);

test('at least 18 of 20 hooks get the gesture that a speaker would make', () => {
  const wrong = mismatches(texts);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2);
});

test('at least 8 of 10 held-out hooks do as well', () => {
  const wrong = mismatches(heldOut);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2);
});

test('gestures without a matching phrase never count or point', () => {
  const plain = 'The green chair stands beside a window and the window stands beside a quiet garden wall.';
  const found = planned(plain).map(({ gesture }) => gesture);
  expect(found.length).toBeGreaterThan(1);
  for (const gesture of found) expect(['offer', 'palms-up', 'beat']).toContain(gesture);
});

test('hands rise early, and more than once in most hooks', () => {
  const all = texts.map(([text]) => planned(text));
  expect(Math.max(...all.map(([first]) => first!.up / 30))).toBeLessThan(1.6);
  expect(all.filter((one) => one.length > 1).length).toBeGreaterThanOrEqual(14);
});
