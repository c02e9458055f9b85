import { expect, test } from 'vitest';
import type { LiveProgress } from '#contract/live-events.ts';
import { applyLiveProgress } from './apply-live-progress.ts';
import { savedGeneration } from '../saved-generation.fixture.ts';

const event = (over: Partial<LiveProgress>): LiveProgress => ({
  subject: 'video',
  id: 'g1',
  status: 'processing',
  stage: 'join',
  progress: 35,
  errorCode: null,
  ...over,
});
const preparing = {
  ...savedGeneration,
  components: savedGeneration.components.map((component) => ({
    ...component,
    status: 'processing' as const,
    progress: 20,
  })),
};

test('the video moves with its own events', () => {
  const moved = applyLiveProgress(savedGeneration, event({}));
  expect(moved).toMatchObject({ status: 'processing', progress: 35, parameters: { stage: 'join' } });
});

test('the end of a video is not taken from an event, because its addresses are still missing', () => {
  expect(applyLiveProgress(savedGeneration, event({ status: 'completed', progress: 100 }))).toBe(
    savedGeneration,
  );
  expect(applyLiveProgress(savedGeneration, event({ id: 'g2' }))).toBe(savedGeneration);
});

test('a clip moves alone, forwards, and only while it is prepared', () => {
  const moved = applyLiveProgress(preparing, event({ subject: 'product', id: 'u1', progress: 60 }));
  expect(moved.components.map((component) => component.progress)).toEqual([20, 60, 20]);
  const back = applyLiveProgress(moved, event({ subject: 'product', id: 'u1', progress: 5 }));
  expect(back.components[1]!.progress).toBe(60);
  const other = applyLiveProgress(preparing, event({ subject: 'product', id: 'old', progress: 60 }));
  expect(other.components[1]!.progress).toBe(20);
  const ready = applyLiveProgress(savedGeneration, event({ subject: 'product', id: 'u1', progress: 60 }));
  expect(ready.components[1]!.progress).toBe(100);
});
