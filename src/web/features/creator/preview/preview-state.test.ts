import { expect, test } from 'vitest';
import type { Generation } from '#contract/calls/generations.ts';
import { savedGeneration } from '../saved-generation.fixture.ts';
import { makingMessage, readPreview } from './preview-state.ts';

const started = { isStarting: false, failure: null, missing: null, isOtherHook: false };
const withPart = (index: number, part: Partial<Generation['components'][number]>): Generation => ({
  ...savedGeneration,
  status: 'failed',
  components: savedGeneration.components.map((component, place) =>
    place === index ? { ...component, ...part } : component,
  ),
});

test('work in progress is shown as such until its URL exists', () => {
  expect(readPreview(undefined, started).kind).toBe('making');
  expect(readPreview({ ...savedGeneration, status: 'rendering' }, started).kind).toBe('making');
  expect(readPreview({ ...savedGeneration, status: 'completed' }, started).kind).toBe('making');
});

test('an older video is not shown while a new video starts', () => {
  const completed = { ...savedGeneration, status: 'completed' as const, videoUrl: '/v.mp4' };
  expect(readPreview(completed, { ...started, isStarting: true }).kind).toBe('making');
  expect(readPreview(completed, started)).toEqual({ kind: 'ready', videoUrl: '/v.mp4' });
});

test('a failed part links to the step that can fix it', () => {
  expect(readPreview(withPart(0, { status: 'failed', errorCode: 'hook_failed' }), started)).toEqual({
    kind: 'problem',
    text: 'Hook generation failed',
    fix: 'hook',
  });
  expect(readPreview(withPart(1, { status: 'failed', errorCode: 'file_damaged' }), started)).toMatchObject({
    fix: 'upload',
  });
  expect(readPreview(savedGeneration, { ...started, missing: 'music' })).toMatchObject({ fix: 'music' });
});

test('a clip that may be fine is prepared again by another try', () => {
  const failed = withPart(1, { status: 'failed', errorCode: 'preparation_failed' });
  expect(readPreview(failed, started)).toEqual({
    kind: 'problem',
    text: 'This file could not be prepared. Please try again.',
    fix: null,
  });
});

test('a failure of the video itself offers another try', () => {
  const failed = { ...savedGeneration, status: 'failed' as const, errorMessage: 'Disk full' };
  expect(readPreview(failed, started)).toEqual({ kind: 'problem', text: 'Disk full', fix: null });
  expect(readPreview({ ...savedGeneration, status: 'cancelled' }, started)).toMatchObject({ fix: null });
  expect(readPreview(savedGeneration, { ...started, failure: 'No' })).toMatchObject({ text: 'No' });
});

test('a video that failed is shown as failed, and without a reason as an error @errors-008', () => {
  const failed = { ...savedGeneration, status: 'failed' as const };
  expect(readPreview({ ...failed, errorCode: 'video_failed' }, started)).toMatchObject({
    text: 'Processing failed',
  });
  expect(readPreview(failed, started)).toMatchObject({
    text: 'There was an error processing your video. Please try again.',
  });
});

test('with another hook selected nothing starts, and the Hook step is the way to continue', () => {
  const outcome = { ...started, isOtherHook: true };
  expect(readPreview(savedGeneration, outcome)).toMatchObject({ kind: 'problem', fix: 'hook' });
  // A finished or running video stays as it is.
  expect(readPreview({ ...savedGeneration, status: 'rendering' }, outcome).kind).toBe('making');
  const finished = { ...savedGeneration, status: 'completed' as const, videoUrl: '/v.mp4' };
  expect(readPreview(finished, outcome).kind).toBe('ready');
});

test.each([
  ['hook', 'Please select a template and enter hook text'],
  ['upload', 'Please upload a video file before continuing.'],
  ['music', 'Please select background music or upload your own audio file'],
] as const)('a video without its %s part shows what to add, and where @validation-004', (missing, text) => {
  expect(readPreview(savedGeneration, { ...started, missing })).toEqual({
    kind: 'problem',
    text,
    fix: missing,
  });
});

test.each([
  [0, 'Rendering final video...'],
  [2, 'Rendering final video...'],
  [3, 'Still processing your video... (attempt 3)'],
  [7, 'Still processing your video... (attempt 7)'],
])('after %i failed polls the message is "%s" @states-030', (failedPolls, message) => {
  const facts = { isClipSending: false, status: 'rendering', percent: 80 } as const;
  expect(makingMessage({ ...facts, failedPolls })).toBe(message);
});

test('an uploading clip is shown instead of the status of the video', () => {
  const facts = { isClipSending: true, status: 'queued', percent: 0, failedPolls: 0 } as const;
  expect(makingMessage(facts)).toBe('Uploading your product clip');
});
