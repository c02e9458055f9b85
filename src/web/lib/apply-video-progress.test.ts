import { expect, test } from 'vitest';
import type { GenerationStatus } from '#contract/calls/generations.ts';
import type { LiveEvent, LiveProgress } from '#contract/live-events.ts';
import { applyVideoProgress } from './apply-video-progress.ts';

const video = { status: 'processing' as GenerationStatus, progress: 40, stage: 'voice' };
const options = { id: 'v1', stages: ['queued', 'voice', 'mixing'] };

const event = (changes: Partial<LiveProgress> = {}, type: LiveEvent['type'] = 'status'): LiveEvent => ({
  type,
  data: {
    subject: 'video',
    id: 'v1',
    status: 'processing',
    stage: 'voice',
    progress: 60,
    errorCode: null,
    ...changes,
  },
});

test('takes status and progress from the event, and never lowers the progress', () => {
  expect(applyVideoProgress(video, event({ status: 'rendering' }), options)).toEqual({
    status: 'rendering',
    progress: 60,
    stage: 'voice',
  });
  expect(applyVideoProgress(video, event({ progress: 10 }), options)?.progress).toBe(40);
});

test('takes a known stage from the event, and ignores an unknown one', () => {
  expect(applyVideoProgress(video, event({ stage: 'mixing' }), options)?.stage).toBe('mixing');
  expect(applyVideoProgress(video, event({ stage: 'render' }), options)?.stage).toBe('voice');
  expect(
    applyVideoProgress({ status: 'processing', progress: 40 }, event({ stage: 'render' }), { id: 'v1' }),
  ).toEqual({ status: 'processing', progress: 60 });
});

test.each([
  ['its end', event({ status: 'completed' }, 'complete')],
  ['its failure', event({ status: 'failed' }, 'error')],
  ['a status without work', event({ status: 'cancelled' })],
  ['the progress of one of its parts', event({ subject: 'clip' })],
  ['the progress of another video', event({ id: 'v9' })],
])('the video has to be read again after %s', (_, other) => {
  expect(applyVideoProgress(video, other, options)).toBeNull();
});
