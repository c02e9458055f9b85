import { describe, expect, test } from 'vitest';
import { canOpenStep, stepAfter, stepBefore, stepForGeneration } from './steps.ts';

const saved = (over: Partial<Parameters<typeof stepForGeneration>[0]>) => ({
  status: 'draft' as const,
  videoUrl: null,
  components: [],
  ...over,
});

describe('steps', () => {
  test('a step two ahead stays closed, one ahead and all behind open', () => {
    expect(canOpenStep('music', 'hook')).toBe(false);
    expect(canOpenStep('upload', 'hook')).toBe(true);
    expect(canOpenStep('hook', 'preview')).toBe(true);
  });

  test('the ends of the way lead nowhere further', () => {
    expect(stepBefore('hook')).toBe('hook');
    expect(stepAfter('preview')).toBe('preview');
    expect(stepAfter('hook')).toBe('upload');
  });

  test('the next step that the server names wins over everything else', () => {
    expect(
      stepForGeneration(saved({ next_step: 'add-music', status: 'completed', videoUrl: '/v.mp4' })),
    ).toBe('music');
    expect(stepForGeneration(saved({ next_step: 'preview-share' }))).toBe('preview');
  });

  test('without it, a finished or running video is shown', () => {
    expect(stepForGeneration(saved({ status: 'completed', videoUrl: '/v.mp4' }))).toBe('preview');
    expect(stepForGeneration(saved({ status: 'rendering' }))).toBe('preview');
    expect(stepForGeneration(saved({ status: 'completed' }))).toBe('hook');
  });

  test('else the components tell how far the person came', () => {
    expect(stepForGeneration(saved({ components: [{ type: 'hook' }, { type: 'product' }] }))).toBe('music');
    expect(stepForGeneration(saved({ components: [{ type: 'hook' }] }))).toBe('upload');
    expect(stepForGeneration(saved({}))).toBe('hook');
  });
});
