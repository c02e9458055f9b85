import { expect, test } from 'vitest';
import { firstCaptionSeconds } from './first-caption-seconds.ts';

/** Captions from 0.5 to 2 s, and from 2.5 to 2.6 s. */
const strip = {
  nameAt: (seconds: number) =>
    (seconds >= 0.5 && seconds < 2) || (seconds >= 2.5 && seconds < 2.6) ? 'words' : null,
};
const find = (fromSeconds: number) => firstCaptionSeconds(strip, fromSeconds, 3);

test('the first caption is seen after its entrance, a short one at once', () => {
  expect(find(0)).toBeCloseTo(0.5 + 0.5 / 30 + 0.3);
  expect(find(1)).toBeCloseTo(1 + 0.5 / 30 + 0.3);
  expect(find(2.2)).toBeCloseTo(2.5 + 0.5 / 30);
});

test('after the last caption there is none', () => {
  expect(find(2.7)).toBeNull();
});
