import { expect, test } from 'vitest';
import { readFeeling } from './feeling-words.ts';
import { expressions, feelings } from './feelings.ts';
import { planExpressions, readClauseFeelings } from './plan-expressions.ts';
import { planShots } from './plan-shots.ts';
import { splitSpoken } from './sentences.ts';

test.each([
  ['I hate paying for apps I forgot.', 'annoyed'],
  ['I was so worried about my skin.', 'worried'],
  ['Wow, I did not expect that!', 'surprised'],
  ['My mother cried when she saw it.', 'tender'],
  ['I cried when my dog died.', 'sad'],
  ['It nearly burned down my kitchen.', 'worried'],
  ['I burned dinner again.', 'sad'],
  ['Two tricks your dentist won’t tell you.', 'curious'],
  ['The hidden fees are a nightmare.', 'annoyed'],
  ['The scratches are gone.', 'happy'],
  ['All my money is gone.', 'neutral'],
  ['Your old coins are worth thousands of dollars.', 'happy'],
  ['Is it really worth 200 dollars?', 'doubtful'],
  ['I’m not convinced yet.', 'doubtful'],
  ['I don’t know how I lived without it.', 'neutral'],
  ['This is amazing!', 'excited'],
  ['Stop scrolling!', 'excited'],
  ['Stop for a moment.', 'neutral'],
  ['It makes mornings easy.', 'happy'],
  ['I love my daughter’s laugh.', 'tender'],
  ['We built it on our own kitchen table.', 'proud'],
  ['Is it too good to be true?', 'doubtful'],
  ['The box holds nine bottles.', 'neutral'],
] as const)('%s is said %s', (sentence, feeling) => {
  expect(readFeeling(sentence)).toBe(feeling);
});

test('no two feelings have the same face', () => {
  const faces = feelings.map((feeling) => Object.values(expressions[feeling]));
  for (const [index, face] of faces.entries())
    for (const other of faces.slice(index + 1)) {
      const apart = face.reduce((sum, value, part) => sum + Math.abs(value - other[part]!), 0);
      expect(apart).toBeGreaterThan(0.45);
    }
});

const words = 'I was worried. Now it works! Try it today, the link is below.'
  .split(' ')
  .map((word, index) => ({ word, startSeconds: index * 0.5, endSeconds: index * 0.5 + 0.4 }));
const sentences = splitSpoken(words);

test('splits spoken words into sentences', () => {
  expect(sentences.map(({ text }) => text)).toEqual([
    'I was worried.',
    'Now it works!',
    'Try it today, the link is below.',
  ]);
});

test('the face changes with the sentence, and gradually', () => {
  const planned = planExpressions(sentences, 195, 30, 1);
  expect(planned[20]!.smile).toBeLessThan(-0.3);
  expect(planned[80]!.smile).toBeGreaterThan(0.5);
});

/** The time that a part takes from a tenth to nine tenths of its change between two frames, and when it is halfway. */
function changeOf(values: readonly number[], from: number, to: number): { seconds: number; middle: number } {
  const span = values.slice(from, to + 1);
  const reaches = (share: number): number =>
    span.findIndex((value) => (value - span[0]!) / (span.at(-1)! - span[0]!) >= share);
  return { seconds: (reaches(0.9) - reaches(0.1)) / 30, middle: from + reaches(0.5) };
}

test('a smile takes a quarter to half a second to become a frown, and the brows move before the mouth', () => {
  const faces = facesOf('I hate wasting money on apps.', 11);
  const [mouth, brows] = [faces.map(({ smile }) => smile), faces.map(({ frown }) => frown)];
  for (const values of [mouth, brows]) {
    const { seconds } = changeOf(values, 0, 22);
    expect(seconds).toBeGreaterThanOrEqual(0.25);
    expect(seconds).toBeLessThanOrEqual(0.5);
  }
  expect(changeOf(mouth, 0, 22).middle - changeOf(brows, 0, 22).middle).toBeGreaterThanOrEqual(3);
});

test.each(['I hate wasting money on apps. Now it works!', 'Wow! My phone died. I am so happy.'])(
  'no part of the face jumps or changes its speed at once in “%s”',
  (text) => {
    const faces = facesOf(text, 11);
    for (const part of Object.keys(faces[0]!) as (keyof (typeof faces)[0])[]) {
      const values = faces.map((face) => face[part]);
      const range = Math.max(...values) - Math.min(...values);
      const speeds = values.slice(1).map((value, index) => value - values[index]!);
      for (const [index, speed] of speeds.entries()) {
        expect(Math.abs(speed), part).toBeLessThanOrEqual(0.16 * range);
        expect(Math.abs(speed - (speeds[index - 1] ?? 0)), part).toBeLessThanOrEqual(0.12 * range);
      }
    }
  },
);

test('bad news stays in the face of the next neutral sentence, unless the story turns', () => {
  const smileIn = (text: string): number => {
    const spoken = text
      .split(' ')
      .map((word, index) => ({ word, startSeconds: index * 0.4, endSeconds: index * 0.4 + 0.36 }));
    return planExpressions(splitSpoken(spoken), spoken.length * 12, 30, 1).at(-1)!.smile;
  };
  expect(smileIn('My phone died. It was on the table.')).toBeLessThan(0.05);
  expect(smileIn('My phone rang. It was on the table.')).toBeGreaterThan(0.2);
  expect(smileIn('My phone died. Then it was on the table.')).toBeGreaterThan(0.5);
});

const facesOf = (text: string, tailFrames: number) => {
  const spoken = text
    .split(' ')
    .map((word, index) => ({ word, startSeconds: 0.25 + index * 0.4, endSeconds: 0.6 + index * 0.4 }));
  const frames = Math.round(spoken.at(-1)!.endSeconds * 30) + tailFrames;
  return planExpressions(splitSpoken(spoken), frames, 30, 1);
};

test.each(['I hate wasting money on apps.', 'My phone died.', 'I was so worried about my skin.'])(
  '“%s” begins with a friendly face, from which the feeling grows within half a second',
  (text) => {
    const faces = facesOf(text, 11);
    expect(faces[0]!.smile).toBeGreaterThan(0.3);
    expect(Math.abs(faces[0]!.frown)).toBeLessThan(0.05);
    expect(faces[15]!.smile).toBeLessThan(-0.3);
  },
);

test('a good feeling is in the first frame, and grows', () => {
  const faces = facesOf('This is amazing!', 11);
  expect(faces[0]!.smile).toBeGreaterThan(0.6);
  expect(faces[15]!.smile).toBeGreaterThan(faces[0]!.smile);
});

test('after the last word the face is friendly, whatever was said, if there is time for it', () => {
  expect(facesOf('I hate wasting money on apps.', 11).at(-1)!.smile).toBeGreaterThan(0.4);
  expect(facesOf('I hate wasting money on apps.', 11).at(-1)!.frown).toBeLessThan(0.15);
  expect(facesOf('This is amazing!', 11).at(-1)!.smile).toBeGreaterThan(0.7);
  expect(facesOf('I hate wasting money on apps.', 3).at(-1)!.smile).toBeLessThan(0);
});

test('a cry before bad news is not cheerful', () => {
  const feelingsOf = (text: string) => {
    const spoken = text
      .split(' ')
      .map((word, index) => ({ word, startSeconds: index, endSeconds: index + 1 }));
    return readClauseFeelings(splitSpoken(spoken)).map(({ feeling }) => feeling);
  };
  expect(feelingsOf('Stop! Don’t pay that fine.')).toEqual(['worried', 'worried']);
  expect(feelingsOf('Stop! Half price today.')).toEqual(['excited', 'excited']);
});

test('the framing changes only at the start of sentences, by 8 to 15 percent', () => {
  const zooms = planShots(sentences, 195, 30).map((shot) => shot!.zoom);
  const cuts = zooms.flatMap((zoom, frame) => {
    const before = zooms[frame - 1] ?? zoom;
    return Math.abs(zoom / before - 1) > 0.005 ? [{ frame, change: Math.abs(Math.log(zoom / before)) }] : [];
  });
  expect(cuts.map(({ frame }) => frame)).toEqual(
    sentences.slice(1).map(({ startSeconds }) => Math.ceil(startSeconds * 30 - 1)),
  );
  for (const { change } of cuts) {
    expect(change).toBeGreaterThan(0.08);
    expect(change).toBeLessThan(0.15);
  }
});

const cutsAt = (text: string, wideAt: readonly number[] = []) => {
  const spoken = text
    .split(' ')
    .map((word, index) => ({ word, startSeconds: index * 0.4, endSeconds: index * 0.4 + 0.36 }));
  const zooms = planShots(splitSpoken(spoken), spoken.length * 12 + 12, 30, wideAt).map((shot) => shot!.zoom);
  return zooms.flatMap((zoom, frame) =>
    Math.abs(zoom / (zooms[frame - 1] ?? zoom) - 1) > 0.005 ? [{ frame, isCloser: zoom > 0.95 }] : [],
  );
};

test('a long sentence is split at its comma, or after two and a half seconds', () => {
  expect(cutsAt('When my alarm rings at six, I get up and make the tea.')).toEqual([
    { frame: 71, isCloser: true },
  ]);
  expect(cutsAt('Can a five dollar serum really beat the fancy one today')).toEqual([
    { frame: 83, isCloser: true },
  ]);
  expect(cutsAt('One short sentence stays.')).toEqual([]);
});

test('a shot with a finger that points down is wide and does not follow a close shot', () => {
  const text = 'When my alarm rings at six, I get up and make the tea.';
  expect(cutsAt(text, [100])).toEqual([{ frame: 71, isCloser: false }]);
  const three = 'It was so bad before. I found this one day. Tap the link below now.';
  const down = 12 * 11;
  expect(cutsAt(three).map(({ isCloser }) => isCloser)).toEqual([true, false]);
  expect(cutsAt(three, [down])).toEqual([{ frame: cutsAt(three)[1]!.frame, isCloser: false }]);
});

test('a cut does not fall into the rise of a hand', () => {
  const isCut = (frame: number, rises: { start: number; up: number }[]) => {
    const zooms = planShots(sentences, 195, 30, [], rises).map((shot) => shot!.zoom);
    return Math.abs(zooms[frame]! / zooms[frame - 1]! - 1) > 0.05;
  };
  const cut = Math.ceil(sentences[1]!.startSeconds * 30 - 1);
  expect(isCut(cut, [])).toBe(true);
  expect(isCut(cut, [{ start: cut - 6, up: cut + 6 }])).toBe(false);
  expect(isCut(cut - 6, [{ start: cut - 6, up: cut + 6 }])).toBe(true);
  expect(isCut(cut, [{ start: cut - 30, up: cut - 18 }])).toBe(true);
});

test('a cut waits until a hand that points down is out of the way', () => {
  const cut = Math.ceil(sentences[1]!.startSeconds * 30 - 1);
  const cutWith = (lowUntil?: number) => {
    const low = { start: cut - 30, up: cut - 15, ...(lowUntil === undefined ? {} : { lowUntil }) };
    const zooms = planShots(sentences, 195, 30, [], [low]).map((shot) => shot!.zoom);
    return zooms.findIndex((zoom, frame) => frame > 0 && Math.abs(zoom / zooms[frame - 1]! - 1) > 0.05);
  };
  expect(cutWith()).toBe(cut);
  expect(cutWith(cut + 9)).toBe(cut + 9);
});

test('without words the camera does not move', () => {
  expect(planShots([], 3, 30)).toEqual([null, null, null]);
});
