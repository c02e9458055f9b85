import { expect, test } from 'vitest';
import type { Gesture } from '../arms/gestures.ts';
import type { Feeling } from './feelings.ts';
import { gesturesOf } from './gestures.ts';
import { readClauseFeelings } from './plan-expressions.ts';
import { planGestures } from './plan-gestures.ts';
import { splitSpoken } from './sentences.ts';

/** Spoken with pauses at punctuation; long words are stressed. */
function spoken(text: string) {
  let seconds = 0.25;
  const words = text.split(' ').map((word) => {
    const startSeconds = seconds;
    const endSeconds = startSeconds + 0.12 + 0.045 * word.length;
    const pause = /[.!?]$/.test(word) ? 0.3 : /[,;:]$/.test(word) ? 0.15 : 0;
    seconds = endSeconds + pause;
    return { word, startSeconds, endSeconds };
  });
  const stresses = words
    .filter(({ word }) => word.length > 4)
    .map(({ startSeconds }) => ({ frame: Math.round((startSeconds + 0.08) * 30), strength: 0.8 }));
  return { words, stresses, frames: Math.round((seconds + 0.35) * 30), framesPerSecond: 30 };
}

type Expected = readonly [text: string, gestures: readonly Gesture[], feelings: readonly Feeling[]];

/** Expectations written before the rules that they test. */
const texts: readonly Expected[] = [
  ['This little heater nearly burned down my kitchen.', ['down', 'palms-up'], ['worried']],
  ['Can you keep a secret? Nobody at the shop wants you to know this.', ['thinking'], ['curious']],
  ['My dad hadn’t smiled in months. Then he opened this parcel.', ['heart'], ['tender']],
  ['Count with me: one scoop, two cups, three minutes.', ['count-one', 'count-two'], ['neutral']],
  ['Stop! Don’t pay for that parking ticket yet.', ['stop'], ['worried', 'annoyed']],
  ['I really don’t know which one I’d pick. You decide.', ['shrug'], ['doubtful']],
  ['Your knees will thank you.', ['at-viewer', 'heart'], ['happy', 'tender', 'proud']],
  ['After three years of work, we finally won first prize.', ['palms-up', 'thumbs-up'], ['proud']],
  ['One wipe and the scratches are gone.', ['count-one', 'offer'], ['happy']],
  ['We lost our old dog last spring. This song is for him.', ['heart'], ['sad']],
  ['Perhaps it helps, perhaps it’s just hype. Hmm.', ['thinking', 'shrug'], ['doubtful']],
  ['My landlord raised the rent again. I nearly cried.', ['palms-up'], ['annoyed']],
  ['Nobody believed in us. Today we opened our fifth shop.', ['shrug'], ['happy', 'proud']],
  ['Two minutes a day, and the tangles are gone.', ['count-two'], ['happy']],
  ['Shh. They don’t want you to see this price.', ['thinking'], ['curious']],
  ['Bye, tangled cables.', ['wave'], ['happy']],
  ['We’re closing our doors after thirty years.', ['palms-up', 'heart'], ['sad']],
  ['Maybe it works for you, maybe it doesn’t.', ['shrug'], ['doubtful']],
  ['That fridge is disgusting.', ['beat', 'down', 'palms-up', 'stop'], ['annoyed']],
];

test('a refusal is not praised, and a greeting to people who hate something stays friendly', () => {
  const refusal = spoken('I am done paying for subscriptions I never use.');
  const planned = planGestures(refusal, 3, gesturesOf.casual.hand).map(({ gesture }) => gesture);
  expect(planned).not.toContain('thumbs-up');
  const { words } = spoken('I bake sourdough for people who hate waiting.');
  expect(readClauseFeelings(splitSpoken(words)).map(({ feeling }) => feeling)).not.toContain('annoyed');
});

function missed(all: readonly Expected[]): string[] {
  return all.flatMap(([text, gestures, feelings]) => {
    const track = spoken(text);
    const planned = planGestures(track, 3, gesturesOf.casual.hand).map(({ gesture }) => gesture);
    const felt = readClauseFeelings(splitSpoken(track.words)).map(({ feeling }) => feeling);
    const fits = planned.some((one) => gestures.includes(one)) && felt.some((one) => feelings.includes(one));
    return fits ? [] : [`${text}: ${planned.join()}; ${felt.join()}`];
  });
}

test('gestures and faces match the texts', () => {
  expect(missed(texts)).toEqual([]);
});

test('the expectations of another text are missed', () => {
  const shifted = texts.map(([text], index): Expected => {
    const [, gestures, feelings] = texts[(index + 5) % texts.length]!;
    return [text, gestures, feelings];
  });
  expect(missed(shifted).length).toBeGreaterThan(12);
});

test('the first box of an order and a first prize are not counted on fingers', () => {
  for (const text of ['Scan the code and get your first box free.', 'We won first prize.']) {
    const planned = planGestures(spoken(text), 3, gesturesOf.casual.hand).map(({ gesture }) => gesture);
    expect(planned).not.toContain('count-one');
  }
});
