import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dragSubject,
  outlineOf,
  placementBounds,
  describePlacement,
  scaleSubject,
  subjectByKey,
} from './placement.ts';

const centred = { x: 0, y: 0, scale: 1 };
const anySubject = fc.record({
  x: fc.double({ min: -1, max: 1, noNaN: true }),
  y: fc.double({ min: -1, max: 1, noNaN: true }),
  scale: fc.double({ min: 0.3, max: 2, noNaN: true }),
});
const anyShare = fc.double({ min: -5, max: 5, noNaN: true });

describe('a drag', () => {
  test('moves the subject by the share of the frame that the pointer moved', () => {
    expect(dragSubject(centred, 0.25, -0.1)).toEqual({ x: 0.25, y: -0.1, scale: 1 });
  });

  test('close to the middle snaps into it', () => {
    expect(dragSubject({ ...centred, x: 0.3 }, -0.29, 0.2)).toEqual({ x: 0, y: 0.2, scale: 1 });
    expect(dragSubject({ ...centred, x: 0.3 }, -0.25, 0.2)).toEqual({ x: 0.05, y: 0.2, scale: 1 });
  });

  test('stays within what the server accepts, whatever the drag', () => {
    fc.assert(
      fc.property(
        anySubject,
        anyShare,
        anyShare,
        fc.double({ min: 0, max: 9, noNaN: true }),
        (from, x, y, factor) => {
          for (const subject of [dragSubject(from, x, y), scaleSubject(from, factor)]) {
            expect(Math.abs(subject.x)).toBeLessThanOrEqual(placementBounds.maxOffset);
            expect(Math.abs(subject.y)).toBeLessThanOrEqual(placementBounds.maxOffset);
            expect(subject.scale).toBeGreaterThanOrEqual(placementBounds.minScale);
            expect(subject.scale).toBeLessThanOrEqual(placementBounds.maxScale);
          }
        },
      ),
    );
  });
});

describe('a key', () => {
  test.each([
    ['ArrowLeft', false, { x: -0.01, y: 0, scale: 1 }],
    ['ArrowDown', true, { x: 0, y: 0.1, scale: 1 }],
    ['+', true, { x: 0, y: 0, scale: 1.05 }],
    ['=', false, { x: 0, y: 0, scale: 1.05 }],
    ['-', false, { x: 0, y: 0, scale: 0.95 }],
  ])('%s (with Shift: %s) places the subject', (key, isLarge, subject) => {
    expect(subjectByKey(centred, key, isLarge)).toEqual(subject);
  });

  test('Home puts the subject back as it was filmed', () => {
    expect(subjectByKey({ x: 0.4, y: -0.2, scale: 0.5 }, 'Home', false)).toEqual(centred);
  });

  test('Tab is left to the browser', () => {
    expect(subjectByKey(centred, 'Tab', false)).toBeNull();
  });
});

test('the outline lies around the moved centre', () => {
  expect(outlineOf({ x: 0.1, y: 0, scale: 0.5 })).toEqual({
    left: '35%',
    top: '25%',
    width: '50%',
    height: '50%',
  });
});

test.each([
  [centred, 'centered, size 100%'],
  [{ x: 0.12, y: -0.05, scale: 1.1 }, '12% right, 5% up, size 110%'],
  [{ x: -0.3, y: 0, scale: 0.3 }, '30% left, size 30%'],
])('%o is described as "%s"', (subject, words) => {
  expect(describePlacement(subject)).toBe(words);
});
