import { expect, test } from 'vitest';
import { canOpenStep, chooseStep } from './steps.ts';

const nothing = { hasClip: false, hasVideo: false };
const clip = { hasClip: true, hasVideo: false };
const video = { hasClip: true, hasVideo: true };

test.each([
  [undefined, nothing, 'upload'],
  ['background', nothing, 'upload'],
  ['result', nothing, 'upload'],
  [undefined, clip, 'background'],
  ['upload', clip, 'upload'],
  ['result', clip, 'background'],
  [undefined, video, 'result'],
  ['background', video, 'background'],
  ['upload', video, 'upload'],
] as const)('an address with step %s and %o opens %s', (requested, found, step) => {
  expect(chooseStep(requested, found)).toBe(step);
});

test('a step opens once its content exists @greenscreen-pages-007', () => {
  expect([canOpenStep('background', nothing), canOpenStep('background', clip)]).toEqual([false, true]);
  expect([canOpenStep('result', clip), canOpenStep('result', video)]).toEqual([false, true]);
});
