import { expect, test } from 'vitest';
import { isStepReady } from './step-readiness.ts';
import { creatorSteps } from './steps.ts';

test.each([
  [{ isHookBegun: false, isClipThere: true, isMusicAnswered: true }, ['hook']],
  [{ isHookBegun: true, isClipThere: false, isMusicAnswered: true }, ['hook', 'upload']],
  [{ isHookBegun: true, isClipThere: true, isMusicAnswered: false }, ['hook', 'upload', 'music']],
  [{ isHookBegun: true, isClipThere: true, isMusicAnswered: true }, creatorSteps],
])('with %o these steps are shown again: %o', (ready, steps) => {
  expect(creatorSteps.filter((step) => isStepReady(step, ready))).toEqual(steps);
});
