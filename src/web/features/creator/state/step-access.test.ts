import { describe, expect, test } from 'vitest';
import { creatorSteps } from './steps.ts';
import { chooseStep, furthestStep } from './step-access.ts';

const nothing = { isHookBegun: false, isClipThere: false, isMusicAnswered: false };
const everything = { isHookBegun: true, isClipThere: true, isMusicAnswered: true };

test.each([
  [{ ...everything, isHookBegun: false }, 'hook'],
  [{ ...everything, isClipThere: false }, 'upload'],
  [{ ...everything, isMusicAnswered: false }, 'music'],
  [everything, 'preview'],
] as const)('with %o the furthest step is %s', (ready, step) => {
  expect(furthestStep(ready)).toBe(step);
});

describe('an address that is opened from elsewhere', () => {
  const open = (requested: (typeof creatorSteps)[number] | undefined, ready = everything) =>
    chooseStep(requested, { ready, current: null, resume: 'music' });

  test.each(creatorSteps)('opens %s where everything before it is done', (step) => {
    expect(open(step)).toBe(step);
  });
  test.each(creatorSteps)('opens the furthest possible step instead of %s', (step) => {
    expect(open(step, nothing)).toBe('hook');
  });
  test('opens where the video was left if it names no step, as far as that is possible', () => {
    expect(open(undefined)).toBe('music');
    expect(open(undefined, { ...everything, isClipThere: false })).toBe('upload');
  });
});

describe('within the wizard', () => {
  const move = (
    requested: (typeof creatorSteps)[number] | undefined,
    current: (typeof creatorSteps)[number],
  ) => chooseStep(requested, { ready: nothing, current, resume: 'hook' });

  test('one step ahead opens even before the current one is done, and every step behind', () => {
    expect(move('upload', 'hook')).toBe('upload');
    expect(move('preview', 'music')).toBe('preview');
    expect(move('upload', 'preview')).toBe('upload');
  });
  test('two steps ahead does not', () => {
    expect(move('music', 'hook')).toBe('hook');
  });
  test('an address without a step stays where it is', () => {
    expect(move(undefined, 'music')).toBe('music');
  });
});
