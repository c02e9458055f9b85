import { expect, test } from 'vitest';
import type { TaskEvent, TaskStatus } from '#contract/tasks.ts';
import type { VideoPart } from '#contract/video-parts.ts';
import type { VideoView } from '../use-cases/videos/read-video.ts';
import { hookIdOf, toGeneration } from './generation-wire.ts';
import { toLiveEvent, toStreamEvent } from './live-event-wire.ts';

const parts: VideoPart[] = [
  { role: 'hook', mediaId: 'hook' },
  { role: 'product', mediaId: 'clip', uploadId: 'upload' },
  { role: 'music', source: 'custom', mediaId: 'sound', uploadId: 'song', volume: 75 },
];
const video = { id: 'video', parts };

const event = (subjectId: string, status: TaskStatus, stage: string, progress = 40): TaskEvent => ({
  type: 'task.progress',
  taskId: 'task',
  kind: 'make-hook',
  subjectId,
  status,
  stage,
  progress,
  errorCode: null,
});

test.each([
  ['hook', 'running', 'lip-sync', 'status hook hook processing lip-sync 40'],
  ['hook', 'completed', 'lip-sync', 'status hook hook completed complete 100'],
  ['hook', 'failed', 'lip-sync', 'error hook hook failed lip-sync 40'],
  ['hook', 'cancelled', 'lip-sync', 'status hook hook cancelled cancelled 0'],
  ['clip', 'running', 'normalise', 'status product upload processing normalise 40'],
  ['clip', 'failed', 'normalise', 'status product upload failed failed 40'],
  ['sound', 'completed', 'prepare', 'status audio song completed completed 100'],
  ['video', 'waiting', 'processing', 'status video video queued queued 40'],
  ['video', 'running', 'processing', 'status video video processing processing 40'],
  ['video', 'running', 'rendering', 'status video video rendering rendering 40'],
  ['video', 'completed', 'uploading', 'complete video video completed completed 40'],
  ['video', 'failed', 'rendering', 'error video video failed failed 40'],
  ['video', 'cancelled', 'rendering', 'status video video cancelled cancelled 0'],
] as const)('%s %s in %s is sent to its generation as: %s', (subjectId, status, stage, expected) => {
  const live = toLiveEvent(event(subjectId, status, stage), video)!;
  const { data } = live;
  const words = [live.type, data.subject, data.id, data.status, data.stage, data.progress];
  expect(words.join(' ')).toBe(expected);
});

test('changed parts make the generation a draft, and unrelated events are not sent', () => {
  const changed = toLiveEvent({ type: 'video.changed', subjectId: 'video' }, video);
  expect(changed).toMatchObject({ type: 'status', data: { status: 'draft', progress: 0 } });
  expect(toLiveEvent(event('another hook', 'running', 'lip-sync'), video)).toBeNull();
});

test('a stream event contains every generation that it concerns', () => {
  const other = { id: 'other', parts: parts.slice(0, 1) };
  const numbered = { ...event('hook', 'running', 'lip-sync'), sequence: 7 };
  const { sequence, data } = toStreamEvent({ event: numbered, videos: [video, other] });
  expect([sequence, data.generations.map(({ generationId }) => generationId)]).toEqual([
    7,
    ['video', 'other'],
  ]);
});

test('a hook is found by its id, in either spelling, or by its URL', () => {
  const id = '709d6a80-18a3-4217-9a83-061b5d5e9211';
  expect(hookIdOf({ hookId: id })).toBe(id);
  expect(hookIdOf({ hookGenerationId: id })).toBe(id);
  expect(hookIdOf({ hookUrl: `/api/files/users/u/hooks/${id}.mp4?expires=1` })).toBe(id);
  expect(hookIdOf({ hookUrl: 'https://example.com/hook.mp4' })).toBeNull();
});

const hookView = (status: TaskStatus) => ({ id: 'hook', status }) as VideoView['hook'];
const draft = {
  id: 'video',
  status: null,
  stage: 'draft',
  product: null,
  music: null,
  file: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
} as Partial<VideoView> as VideoView;

test.each([
  [null, null, false],
  ['waiting', null, true],
  ['running', null, true],
  ['completed', null, false],
  ['failed', null, false],
  ['running', 'waiting', true],
  ['completed', 'running', false],
] as const)(
  'with a hook that is %s and a video that is %s, waitingForHook is %s @states-025',
  (hook, status, isWaiting) => {
    const view = { ...draft, status, hook: hook && hookView(hook) };
    expect(toGeneration(view).parameters.waitingForHook).toBe(isWaiting);
  },
);
