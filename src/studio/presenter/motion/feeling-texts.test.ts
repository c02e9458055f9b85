import { expect, test } from 'vitest';
import type { Feeling } from './feelings.ts';
import { readClauseFeelings } from './plan-expressions.ts';
import { splitSpoken } from './sentences.ts';

/** The feelings of which a director expects one, and those that may occur beside it. */
type Expected = readonly [text: string, wanted: readonly Feeling[], allowed?: readonly Feeling[]];

const directed: readonly Expected[] = [
  ['My electricity bill just hit four hundred dollars.', ['worried', 'annoyed', 'surprised', 'sad']],
  [
    'We tested it on forty strangers, and thirty-nine came back for more.',
    ['proud', 'surprised', 'happy', 'excited'],
  ],
  ['Your houseplants are drowning, and you don’t even know it.', ['worried'], ['doubtful']],
  ['I finally slept through the whole night.', ['happy', 'excited', 'proud']],
  ['Who put this feature three menus deep?', ['annoyed', 'doubtful']],
  ['My grandfather built this table in 1962. I still eat breakfast at it.', ['tender', 'proud']],
  ['Stop rinsing your rice like this.', ['annoyed', 'worried']],
  ['It’s back in stock, but only until Sunday.', ['excited', 'happy'], ['worried']],
  ['Is your moisturiser actually doing anything?', ['doubtful', 'curious']],
  ['I spent two hundred euros on candles. I have no regrets.', ['proud', 'happy', 'excited'], ['surprised']],
  ['The first bite took me straight back to my nan’s kitchen.', ['tender', 'happy']],
  ['Look what came in the post today!', ['excited', 'happy', 'surprised']],
  ['Nobody reads the small print. Here is what it says.', ['doubtful', 'curious', 'worried']],
  ['My boss laughed at this idea. It pays my rent now.', ['proud', 'happy'], ['annoyed', 'sad']],
  ['This backpack saved my whole trip.', ['happy', 'excited', 'proud']],
  ['We shut the shop last winter. This spring we came back.', ['sad', 'happy', 'proud']],
  ['There is a spider in every basement, except mine.', ['proud', 'happy', 'worried', 'doubtful']],
  ['Honestly, I expected nothing. I was wrong.', ['surprised', 'doubtful', 'happy']],
  ['Rain again. Good thing these boots don’t care.', ['happy', 'proud', 'sad', 'annoyed']],
  ['What would you do with two extra hours a day?', ['curious']],
  ['They told me I was too old to learn the piano.', ['sad', 'annoyed', 'proud']],
  ['Your dog deserves better than mystery meat.', ['tender', 'annoyed', 'worried', 'happy']],
  ['I can smell this coffee from the next room, and I am smiling.', ['happy', 'tender']],
  ['Half of all passwords are stolen in under a minute.', ['worried', 'surprised']],
  ['Sound on. You will want to hear this.', ['curious', 'excited'], ['happy']],
  ['Our soap has five ingredients, and you can pronounce all of them.', ['proud', 'happy']],
  ['I almost returned it. I’m so glad I didn’t.', ['happy'], ['doubtful']],
  ['The delivery guy left it in the rain, again.', ['annoyed']],
  ['To every mum running on three hours of sleep: I see you.', ['tender']],
  ['Twelve euros. For this quality. How?', ['surprised'], ['doubtful', 'curious']],
];

/** Written after the rules for the first thirty; nine of the last twenty matched at first, and no face was wrong. */
const heldOut: readonly Expected[] = [
  [
    'I threw my alarm clock out of the window. Best decision this year.',
    ['happy', 'excited', 'proud'],
    ['worried'],
  ],
  ['The candle burned for sixty hours. Sixty!', ['surprised', 'excited', 'proud']],
  ['If your toddler refuses vegetables, this one’s for you.', ['worried', 'happy', 'tender', 'curious']],
  ['My flight was cancelled, and nobody told us why.', ['annoyed', 'sad'], ['surprised', 'doubtful']],
  ['Our bakery sold its millionth bun this morning.', ['proud', 'excited', 'happy']],
  ['I used to hide my hands in photos.', ['sad', 'worried']],
  ['Not every vitamin belongs in your body.', ['worried', 'doubtful']],
  ['She hummed the whole way home.', ['happy', 'tender']],
  ['This mop has ruined all other mops for me.', ['happy', 'excited', 'proud'], ['surprised']],
  ['Are you sitting down?', ['curious', 'surprised', 'excited']],
  [
    'Tired feet? Same. Then I found these insoles.',
    ['sad', 'worried', 'annoyed', 'doubtful'],
    ['happy', 'surprised'],
  ],
  ['It weighs less than your phone, and it cleans a whole car.', ['surprised', 'proud', 'excited']],
  ['My phone died at the worst possible moment.', ['sad', 'annoyed', 'worried']],
  ['Fresh bread, every morning, at your door.', ['happy']],
  ['I have one question for my old dentist.', ['annoyed', 'doubtful', 'curious']],
  ['Mum, if you’re watching this: it worked.', ['tender', 'happy', 'proud']],
  ['Half the town was in line by seven.', ['excited', 'proud', 'surprised']],
  ['Please don’t put that in the microwave.', ['worried', 'annoyed']],
  ['We never raised our prices. Not once.', ['proud']],
  ['So light, I forgot I was wearing it.', ['happy', 'surprised']],
  ['Our cat used to scratch everything. Then we bought this post.', ['sad', 'annoyed', 'worried'], ['happy']],
  ['I can’t stop eating these.', ['happy', 'excited']],
  ['Three ingredients, ten minutes, zero dishes.', ['happy', 'proud']],
  ['Your landlord doesn’t want you to see this trick.', ['curious']],
  ['I was this close to giving up on my skin.', ['sad', 'worried']],
  ['My wife noticed before I did.', ['tender', 'surprised', 'happy']],
  ['Is this the softest blanket in the world? Probably.', ['doubtful', 'curious', 'happy']],
  ['They copied our bottle. They couldn’t copy the taste.', ['annoyed', 'proud']],
  ['The last time I felt this rested, I was nine.', ['happy', 'tender', 'surprised']],
  ['Careful, this sauce is hot.', ['worried']],
  ['Congratulations, you found the cheapest flight.', ['happy', 'excited', 'proud']],
  ['Everyone on my street owns one now.', ['happy', 'proud', 'excited', 'surprised']],
  ['Late fees cost you more than coffee does.', ['worried', 'annoyed']],
  ['I opened my freezer and found money.', ['surprised', 'happy', 'excited']],
  ['That’s not a stain. That’s a memory.', ['tender'], ['doubtful']],
  ['We hid the price until the end for a reason.', ['curious']],
  ['This year, give your dad something he’ll actually use.', ['happy', 'tender']],
  ['The printer jams every single morning.', ['annoyed']],
  ['You’ve been holding your knife wrong since school.', ['worried', 'surprised', 'annoyed']],
  ['I cleaned the oven without scrubbing. Look at that shine!', ['excited', 'happy', 'proud']],
];

/** At an even pace. */
function feelingsOf(text: string): Feeling[] {
  const words = text.split(' ').map((word, index) => ({
    word,
    startSeconds: index * 0.4,
    endSeconds: index * 0.4 + 0.35,
  }));
  return readClauseFeelings(splitSpoken(words)).map(({ feeling }) => feeling);
}

const matches = ([text, wanted]: Expected): boolean =>
  feelingsOf(text).some((feeling) => wanted.includes(feeling));

/** A feeling that the text does not express; a neutral face is friendly and never wrong. */
const isWrong = ([text, wanted, allowed = []]: Expected): boolean =>
  feelingsOf(text).some((one) => one !== 'neutral' && !wanted.includes(one) && !allowed.includes(one));

test('faces express what thirty texts say, and nothing else', () => {
  expect(directed.filter((one) => !matches(one) || isWrong(one))).toEqual([]);
});

test('most faces match held-out texts, and nearly none is wrong', () => {
  expect(heldOut.filter(matches).length).toBeGreaterThanOrEqual(30);
  expect(heldOut.filter(isWrong).length).toBeLessThanOrEqual(2);
});

test('the expectations of another text are missed', () => {
  const shifted = directed.map(([text], index): Expected => {
    const [, wanted] = directed[(index + 7) % directed.length]!;
    return [text, wanted];
  });
  expect(shifted.filter(isWrong).length).toBeGreaterThan(15);
});
