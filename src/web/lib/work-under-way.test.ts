import { expect, test } from 'vitest';
import type { UnfinishedVideo } from '#contract/calls/videos.ts';
import { findEndedWork, isShown, isUnderWay, keepInSight } from './work-under-way.ts';

type Hook = NonNullable<UnfinishedVideo['hook']>;
const video = (
  generationId: string,
  status: UnfinishedVideo['status'],
  hookStatus: Hook['status'] = 'completed',
  hookId = `hook of ${generationId}`,
): UnfinishedVideo => ({
  generationId,
  kind: 'ugc',
  title: generationId,
  status,
  progress: 0,
  nextStep: 'preview-share',
  posterUrl: null,
  hook: { id: hookId, status: hookStatus, progress: 0, text: '' },
  createdAt: '2026-01-05T00:00:00Z',
});

test('a waiting or running hook or video is in progress; an abandoned draft is not', () => {
  const statuses = [
    'draft',
    'queued',
    'processing',
    'rendering',
    'uploading',
    'failed',
    'cancelled',
  ] as const;
  expect(statuses.filter((status) => isUnderWay(video('a', status)))).toEqual([
    'queued',
    'processing',
    'rendering',
    'uploading',
  ]);
  expect(isUnderWay(video('a', 'draft', 'processing'))).toBe(true);
});

test('work that is no longer in progress has ended, even if it left the list @my-videos-019', () => {
  const before = [video('a', 'draft', 'processing'), video('b', 'rendering'), video('c', 'draft')];
  expect(findEndedWork(before, [video('a', 'draft')])).toEqual([
    { kind: 'hook', id: 'hook of a', title: 'a' },
    { kind: 'video', id: 'b', title: 'b' },
  ]);
  expect(findEndedWork(before, before)).toEqual([]);
});

test('a hook that ends before its waiting video ends separately', () => {
  const before = [video('a', 'queued', 'processing')];
  expect(findEndedWork(before, [video('a', 'rendering')])).toEqual([
    { kind: 'hook', id: 'hook of a', title: 'a' },
  ]);
});

test('a hook that two videos wait for ends once', () => {
  const before = [video('a', 'queued', 'processing', 'shared'), video('b', 'draft', 'processing', 'shared')];
  expect(findEndedWork(before, [])).toEqual([
    { kind: 'hook', id: 'shared', title: 'b' },
    { kind: 'video', id: 'a', title: 'a' },
  ]);
});

test('work is visible while a page shows it @my-videos-020', () => {
  const work = { kind: 'hook', id: 'a' } as const;
  const [leave, leaveOther] = [keepInSight([work]), keepInSight([{ kind: 'video', id: 'a' }])];
  expect([isShown(work), isShown({ kind: 'hook', id: 'b' })]).toEqual([true, false]);
  leave();
  expect([isShown(work), isShown({ kind: 'video', id: 'a' })]).toEqual([false, true]);
  leaveOther();
});
