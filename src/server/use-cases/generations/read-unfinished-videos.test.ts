import { beforeEach, expect, test } from 'vitest';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { addUpload, beginHook, finishClip, finishHook } from '../../../../tests/helpers/test-video.ts';
import type { Database } from '../../db/database.ts';
import { completeVideo, findOwnGeneration } from '../../db/generations.ts';
import { endHook } from '../../db/hooks.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { attachHook } from '../hooks/attach-hook.ts';
import { deleteHook } from '../hooks/delete-hook.ts';
import { addProduct } from './add-product.ts';
import { chooseAudio } from './choose-audio.ts';
import { processGeneration } from './process-generation.ts';
import { readUnfinishedVideos } from './read-unfinished-videos.ts';

let deps: { database: Database; jobs: JobQueue };
let userId: string;
beforeEach(async () => {
  const database = await testDatabase();
  deps = { database, jobs: await testQueue(database) };
  userId = await testAccount(database, 100);
});

const read = (ofUserId = userId) =>
  readUnfinishedVideos(
    { ...deps, storage: { signAddress: (key) => `/signed/${key}` } },
    { userId: ofUserId },
  );
const ids = async () => (await read()).map(({ generationId }) => generationId);

async function beginVideo(hookId: string): Promise<string> {
  const { generationId } = await attachHook(deps, { userId, hook: { hookId } });
  const uploadId = await addUpload(deps.database, userId);
  await addProduct(deps, {
    userId,
    generationId,
    uploadId,
    startTime: null,
    endTime: null,
    overlayText: null,
  });
  const { clip_id } = (await findOwnGeneration(deps.database, userId, generationId))!;
  await finishClip(deps.database, clip_id!);
  return generationId;
}

async function makeFinal(generationId: string): Promise<void> {
  await chooseAudio(deps, { userId, generationId, audio: null });
  await processGeneration(deps, { userId, generationId });
}

async function finish(generationId: string): Promise<void> {
  const { recipe } = (await findOwnGeneration(deps.database, userId, generationId))!;
  const video = { key: 'v.mp4', posterKey: 'v.jpg', durationSeconds: 9, sizeBytes: 1, recipe: recipe! };
  expect(await completeVideo(deps.database, generationId, video)).toBe(true);
}

test('a hook under way is found again, with its face, its words and how far it is', async () => {
  const { generationId, hookId } = await beginHook(deps, userId, { hookText: 'Stop scrolling' });
  expect(await read()).toEqual([
    expect.objectContaining({
      generationId,
      title: 'Stop scrolling',
      status: 'draft',
      nextStep: 'upload-product',
      posterUrl: '/assets/presenters/maya.jpg',
      hook: { id: hookId, status: 'processing', progress: 0, text: 'Stop scrolling' },
    }),
  ]);
});

test('a video that was left goes on where it was left, and leaves the list once it is finished', async () => {
  const begun = await beginHook(deps, userId);
  await finishHook(deps.database, begun.hookId);
  expect((await read()).map(({ nextStep }) => nextStep)).toEqual(['upload-product']);
  const generationId = await beginVideo(begun.hookId);
  expect(await read()).toMatchObject([{ generationId, nextStep: 'add-music' }]);
  await makeFinal(generationId);
  expect(await read()).toMatchObject([{ generationId, status: 'processing', nextStep: 'preview-share' }]);
  await finish(generationId);
  expect(await ids()).toEqual([]);
});

test('a finished video that is made anew is under way again', async () => {
  const begun = await beginHook(deps, userId);
  await finishHook(deps.database, begun.hookId);
  const generationId = await beginVideo(begun.hookId);
  await makeFinal(generationId);
  await finish(generationId);
  expect(await ids()).toEqual([]);
  const another = await beginHook(deps, userId, { hookText: 'Another', generationId });
  expect((await read())[0]).toMatchObject({
    generationId,
    hook: { id: another.hookId, status: 'processing' },
  });
});

test('work under way stands before what was left, and what was left begins with the newest', async () => {
  const working = await beginHook(deps, userId, { hookText: 'Working' });
  const older = await beginHook(deps, userId, { hookText: 'Older' });
  const newer = await beginHook(deps, userId, { hookText: 'Newer' });
  for (const { hookId } of [older, newer]) await finishHook(deps.database, hookId);
  expect((await read()).map(({ title }) => title)).toEqual(['Working', 'Newer', 'Older']);
  expect(await ids()).toContain(working.generationId);
});

test('what failed today is said, what was cancelled or deleted is gone', async () => {
  const failed = await beginHook(deps, userId, { hookText: 'Failed' });
  const cancelled = await beginHook(deps, userId, { hookText: 'Cancelled' });
  const deleted = await beginHook(deps, userId, { hookText: 'Deleted' });
  await endHook(deps.database, failed.hookId, 'failed', 'hook_failed');
  await endHook(deps.database, cancelled.hookId, 'cancelled', null);
  await finishHook(deps.database, deleted.hookId);
  await deleteHook(deps, { userId, hookId: deleted.hookId });
  expect(await read()).toMatchObject([
    { generationId: failed.generationId, nextStep: 'create-hook', hook: { status: 'failed' } },
  ]);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await deps.database.updateTable('hooks').set({ completed_at: yesterday }).execute();
  expect(await ids()).toEqual([]);
});

test('nobody finds the work of somebody else', async () => {
  await beginHook(deps, userId);
  expect(await read(await testAccount(deps.database))).toEqual([]);
});
