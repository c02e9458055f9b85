import { expect, test } from 'vitest';
import { gesturePoses, gestures } from './gestures.ts';
import { handReach, keepInFrame } from './keep-in-frame.ts';

/** Close framing of 720 pixels, the nearest that there is. */
const close = { halfWidth: 360 / 0.955, bottom: 850 };
const wide = { halfWidth: 900, bottom: 1200 };

test.each(gestures)('%s: in the closest framing no side of the picture cuts the fingers', (gesture) => {
  for (const arm of [gesturePoses[gesture].near, gesturePoses[gesture].far]) {
    const furthest = Math.max(...handReach(keepInFrame(arm, close)).map(([x]) => x));
    // A lean of the head moves the shoulders, and the hands with them.
    expect(furthest).toBeLessThan(close.halfWidth - 20);
  }
});

test('some would be cut where they are', () => {
  const furthest = Math.max(...handReach(gesturePoses.shrug.near).map(([x]) => x));
  expect(furthest).toBeGreaterThan(close.halfWidth);
});

test('a finger that points down is lifted with its arm', () => {
  const { near } = gesturePoses.down;
  expect(keepInFrame(near, close).wrist[1]).toBeLessThan(near.wrist[1]);
});

test('where there is room nothing is moved', () => {
  for (const gesture of gestures)
    expect(keepInFrame(gesturePoses[gesture].near, wide)).toBe(gesturePoses[gesture].near);
});
