import { describe, expect, test } from 'vitest';
import {
  canOpenStep,
  chooseStep,
  creatorSteps,
  furthestStep,
  stepAfter,
  stepForGeneration,
} from './steps.ts';

const saved = (over: Partial<Parameters<typeof stepForGeneration>[0]>) => ({
  status: 'draft' as const,
  videoUrl: null,
  components: [],
  ...over,
});

describe('steps', () => {
  test('a step two ahead stays closed, one ahead and all behind open @creator-001', () => {
    expect(canOpenStep('music', 'hook')).toBe(false);
    expect(canOpenStep('upload', 'hook')).toBe(true);
    expect(canOpenStep('hook', 'preview')).toBe(true);
  });

  test('the ends of the way lead nowhere further', () => {
    expect(stepAfter('preview')).toBe('preview');
    expect(stepAfter('hook')).toBe('upload');
  });

  test('the next step that the server names wins over everything else @states-004', () => {
    expect(
      stepForGeneration(saved({ next_step: 'add-music', status: 'completed', videoUrl: '/v.mp4' })),
    ).toBe('music');
    expect(stepForGeneration(saved({ next_step: 'preview-share' }))).toBe('preview');
  });

  test('without it, a finished or running video is shown @states-005', () => {
    expect(stepForGeneration(saved({ status: 'completed', videoUrl: '/v.mp4' }))).toBe('preview');
    expect(stepForGeneration(saved({ status: 'rendering' }))).toBe('preview');
    expect(stepForGeneration(saved({ status: 'completed' }))).toBe('hook');
  });

  test('else the components determine the step @states-006', () => {
    expect(stepForGeneration(saved({ components: [{ type: 'hook' }, { type: 'product' }] }))).toBe('music');
    expect(stepForGeneration(saved({ components: [{ type: 'hook' }] }))).toBe('upload');
    expect(stepForGeneration(saved({}))).toBe('hook');
  });
});

const nothing = { isHookBegun: false, isClipThere: false, isMusicAnswered: false };
const everything = { isHookBegun: true, isClipThere: true, isMusicAnswered: true };

test.each([
  [nothing, 'hook'],
  [{ ...everything, isHookBegun: false }, 'upload'],
  [{ ...everything, isHookBegun: false, isClipThere: false }, 'hook'],
  [{ ...everything, isClipThere: false }, 'upload'],
  [{ ...everything, isMusicAnswered: false }, 'music'],
  [everything, 'preview'],
] as const)('with %o the furthest step is %s', (ready, step) => {
  expect(furthestStep(ready)).toBe(step);
});

describe('an address that is opened from elsewhere', () => {
  const open = (requested: (typeof creatorSteps)[number] | undefined, ready = everything) =>
    chooseStep(requested, { ready, current: null, resume: 'music' });

  test.each(creatorSteps)('opens %s when everything before it is done', (step) => {
    expect(open(step)).toBe(step);
  });
  test.each(creatorSteps)('opens the furthest possible step instead of %s', (step) => {
    expect(open(step, nothing)).toBe('hook');
  });
  test('without a step opens the video’s last step, as far as possible', () => {
    expect(open(undefined)).toBe('music');
    expect(open(undefined, { ...everything, isClipThere: false })).toBe('upload');
  });
});

describe('within the wizard', () => {
  const move = (
    requested: (typeof creatorSteps)[number] | undefined,
    current: (typeof creatorSteps)[number],
  ) => chooseStep(requested, { ready: nothing, current, resume: 'hook' });

  test('one step ahead opens before the current step is done, as do all previous steps', () => {
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
