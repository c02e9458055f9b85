import { expect, test } from 'vitest';
import type { Gesture } from '../arms/gestures.ts';
import { gesturesOf } from './gestures.ts';
import { planGestures } from './plan-gestures.ts';

/** At least one wanted gesture is required and the others are allowed; gestures that only mark stress are always allowed. */
type Expected = readonly [text: string, wanted: readonly Gesture[], mayBe?: readonly Gesture[]];
const marks: readonly Gesture[] = ['offer', 'beat', 'palms-up', 'at-viewer'];

/** Marketing hooks, written before the rules were; 32 of them passed at first. */
const texts: readonly Expected[] = [
  [
    'My dentist asked what I changed. It was this toothbrush.',
    ['palms-up', 'offer', 'down', 'heart', 'thinking'],
  ],
  ['If you run a small shop, listen to this.', ['at-viewer', 'down']],
  ['I spent 200 dollars on skincare so that you can skip it.', ['at-viewer', 'palms-up', 'offer', 'shrug']],
  ['Twenty percent off, today only.', ['count-one', 'at-viewer', 'offer', 'palms-up', 'down']],
  ['POV: you finally found jeans that fit.', ['at-viewer', 'thumbs-up', 'palms-up']],
  ['Please don’t make the same mistake I made last winter.', ['stop'], ['heart']],
  ['This is your sign to book the trip.', ['at-viewer', 'down']],
  ['Everyone keeps asking where I got this jacket.', ['palms-up', 'shrug', 'down', 'at-viewer']],
  ['Unpopular opinion: most protein bars are candy.', ['shrug', 'palms-up', 'thinking', 'stop']],
  ['I can’t believe this costs less than a pizza.', ['palms-up', 'shrug', 'down', 'thinking']],
  ['Guess how long this sofa took to build.', ['thinking', 'palms-up', 'at-viewer', 'down', 'shrug']],
  ['We are a team of two, and we pack every order by hand.', ['count-two'], ['heart', 'palms-up']],
  ['Let me show you my favourite part.', ['offer', 'heart', 'down']],
  ['Okay team, here comes the big news.', ['offer', 'palms-up'], ['wave']],
  ['Your landlord does not want you to know about this.', ['at-viewer', 'stop', 'down', 'shrug']],
  [
    'I was today years old when I learned to fold a fitted sheet.',
    ['thinking', 'shrug', 'palms-up', 'heart'],
  ],
  ['Run, don’t walk. It sells out every week.', ['stop', 'down', 'palms-up']],
  [
    'Our customers say it better than I can: five stars, every time.',
    ['count-more', 'thumbs-up', 'heart'],
    ['palms-up'],
  ],
  ['Do you know how many chemicals are in your candle?', ['palms-up', 'at-viewer', 'shrug', 'thinking']],
  ['One charge, four weeks of music.', ['count-one'], ['count-more']],
  ['Dear coffee, it’s over between us.', ['wave', 'heart', 'stop', 'shrug']],
  ['Remember when shopping for glasses took all day?', ['thinking', 'palms-up']],
  ['I owe my husband an apology, because this mop is brilliant.', ['heart', 'thumbs-up']],
  ['Turns out my cat was right all along.', ['shrug', 'palms-up', 'thinking'], ['thumbs-up']],
  ['No subscription, no contract, no nonsense.', ['stop', 'palms-up']],
  ['Are you still paying full price for contact lenses?', ['at-viewer', 'palms-up']],
  ['Thirty days to change your mind, no questions asked.', ['at-viewer', 'palms-up', 'thumbs-up'], ['stop']],
  ['Click the basket before they are gone.', ['down']],
  ['My grandmother’s recipe, now in a jar.', ['heart', 'offer'], ['down']],
  ['Good evening, night owls. Can’t sleep either?', ['wave'], ['shrug', 'palms-up']],
  ['The secret is in the sole.', ['thinking', 'down', 'offer']],
  ['You asked, we listened. It now comes in black.', ['at-viewer', 'heart', 'down']],
  ['Less noise, more sleep. Is it really that easy?', ['thinking', 'shrug', 'palms-up', 'thumbs-up']],
  ['I’m so proud of what our little bakery has become.', ['heart'], ['thumbs-up', 'palms-up']],
  ['Throw out your old pans. Seriously, all of them.', ['stop', 'at-viewer', 'palms-up', 'down']],
  ['What would you do with an extra hour each day?', ['thinking', 'palms-up', 'at-viewer']],
  ['I swear I did nothing else differently.', ['heart', 'palms-up', 'shrug']],
  ['Step one: soak. Step two: rinse. That’s all.', ['count-one', 'count-two'], ['palms-up']],
  ['Not sure what to cook tonight? Same here.', ['shrug'], ['palms-up', 'thinking', 'heart']],
  ['It passed every test, and I tested it hard.', ['thumbs-up'], ['palms-up']],
];

/** Held-out hooks, written after the rules; 18 passed on the first run. */
const heldOut: readonly Expected[] = [
  ['We tested nine vacuum cleaners. This is the only one we kept.', ['count-more', 'count-one', 'down']],
  ['Still carrying your gym shoes in a plastic bag?', ['at-viewer', 'palms-up']],
  ['I cried when I opened the box. Best gift ever.', ['heart', 'thumbs-up']],
  ['Before you buy another planner, hear me out.', ['at-viewer', 'stop']],
  ['It took us four years to get this zipper right.', ['count-more', 'down', 'heart']],
  ['Not another diet. Just dinner.', ['stop', 'palms-up', 'offer', 'shrug']],
  ['Who else is tired of tangled cables?', ['palms-up', 'shrug']],
  ['Leave a heart if you want the recipe.', ['down', 'heart']],
  ['Morning, runners! Sore knees again?', ['wave'], ['shrug', 'thinking']],
  [
    'They said a tent could not be this light. They were wrong.',
    ['palms-up', 'shrug', 'down', 'thumbs-up', 'offer'],
  ],
  ['Honest question: when did you last clean your keyboard?', ['thinking', 'palms-up', 'heart', 'at-viewer']],
  ['Both of my twins fell asleep in minutes.', ['count-two'], ['heart', 'thumbs-up']],
  ['Watch what happens when I add the sauce.', ['down', 'offer', 'palms-up']],
  ['I am not a morning person, and that is fine.', ['shrug', 'heart', 'palms-up', 'offer']],
  ['The third pair is free, no catch.', ['count-three'], ['stop', 'palms-up']],
  ['So soft, my dog stole it.', ['thumbs-up', 'heart', 'palms-up', 'shrug']],
  ['Swipe up to see the other colours.', ['down']],
  ['Cancel the meeting. We need to talk about lunch.', ['stop', 'at-viewer', 'palms-up', 'offer']],
  ['Maybe it is the mattress, maybe it is you.', ['shrug', 'thinking', 'at-viewer']],
  ['Thanks to you we planted a million trees.', ['heart'], ['at-viewer', 'thumbs-up']],
];

/** Spoken at an even pace; every third word is stressed. */
function gesturesIn(text: string): Gesture[] {
  const words = text.split(' ').map((word, index) => ({
    word,
    startSeconds: 0.2 + index * 0.34,
    endSeconds: 0.5 + index * 0.34,
  }));
  const stresses = words
    .filter((_, index) => index % 3 === 1)
    .map(({ startSeconds }) => ({ frame: Math.round(startSeconds * 30), strength: 0.8 }));
  const frames = Math.round((words.length * 0.34 + 0.9) * 30);
  const spoken = { words, stresses, frames, framesPerSecond: 30 };
  return planGestures(spoken, 3, gesturesOf.casual.hand).map(({ gesture }) => gesture);
}

const fits = ([text, wanted, mayBe = []]: Expected): boolean => {
  const found = gesturesIn(text);
  return (
    found.some((gesture) => wanted.includes(gesture)) &&
    found.every((gesture) => [...wanted, ...mayBe, ...marks].includes(gesture))
  );
};
const mismatches = (all: readonly Expected[]): string[] =>
  all.filter((one) => !fits(one)).map(([text]) => `${text}: ${gesturesIn(text).join()}`);

test('at least nine of ten hooks get a matching gesture and no unsuitable one', () => {
  const wrong = mismatches(texts);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(4);
});

test('at least 18 of 20 held-out hooks do as well', () => {
  const wrong = mismatches(heldOut);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2);
});

test('the gestures of another text do not match', () => {
  const shifted = texts.map(([, ...wanted], index): Expected => [
    texts[(index + 7) % texts.length]![0],
    ...wanted,
  ]);
  expect(mismatches(shifted).length).toBeGreaterThan(10);
});
