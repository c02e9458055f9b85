import { beforeEach, expect, test } from 'vitest';
import { wholeRange } from '#contract/clip-range.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { addUpload, beginHook, finishClip, finishHook } from '../../../../tests/helpers/test-video.ts';
import type { Database } from '../../db/database.ts';
import { findPart } from '#contract/video-parts.ts';
import { findHook } from '../../db/hooks.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { findOwnVideo, setVideoOutput } from '../../db/videos.ts';
import { toUnfinishedVideo } from '../../http/generation-wire.ts';
import { attachHook } from '../hooks/attach-hook.ts';
import { deleteHook } from '../hooks/delete-hook.ts';
import { cancelTask, completeTask, failTask } from '../tasks/life-cycle.ts';
import { addProduct } from './add-product.ts';
import { chooseAudio } from './choose-audio.ts';
import { processVideo } from './process-video.ts';
import { readUnfinishedVideos } from './read-unfinished-videos.ts';

let deps: { database: Database; jobs: JobQueue };
let userId: string;
beforeEach(async () => {
  const database = await testDatabase();
  deps = { database, jobs: await testQueue(database) };
  userId = await testAccount(database, 100);
});

const read = async (ofUserId = userId) => {
  const storage = { signAddress: (key: string) => `/signed/${key}` };
  const videos = await readUnfinishedVideos({ ...deps, storage }, { userId: ofUserId });
  return videos.map(toUnfinishedVideo);
};
const ids = async () => (await read()).map(({ generationId }) => generationId);

async function beginVideo(hookId: string): Promise<string> {
  const { videoId } = await attachHook(deps, { userId, id: hookId });
  const uploadId = await addUpload(deps.database, userId);
  const whole = { range: wholeRange, overlayText: null };
  await addProduct(deps, { userId, videoId, uploadId, ...whole });
  const { parts } = (await findOwnVideo(deps.database, userId, videoId))!;
  await finishClip(deps, findPart(parts, 'product')!.mediaId);
  return videoId;
}

async function makeFinal(videoId: string): Promise<void> {
  await chooseAudio(deps, { userId, videoId, audio: null });
  await processVideo(deps, { userId, videoId });
}

async function finish(videoId: string): Promise<void> {
  const { task_id, recipe, format } = (await findOwnVideo(deps.database, userId, videoId))!;
  const stored = { key: 'v.mp4', posterKey: 'v.jpg', durationSeconds: 9, sizeBytes: 1 };
  const output = { videoId, format, recipe: recipe!, taskId: task_id!, stored };
  await deps.database
    .transaction()
    .execute((transaction) =>
      completeTask(deps, transaction, task_id!, () => setVideoOutput(transaction, output)),
    );
}

async function endHook(hookId: string, status: 'failed' | 'cancelled'): Promise<void> {
  const { task_id } = (await findHook(deps.database, hookId))!;
  await deps.database
    .transaction()
    .execute((transaction) =>
      status === 'failed'
        ? failTask(deps, transaction, task_id, 'hook_failed')
        : cancelTask(deps, transaction, task_id),
    );
}

test('a hook in progress is listed with its presenter, text and progress @my-videos-018', async () => {
  const { videoId: generationId, hookId } = await beginHook(deps, userId, { hookText: 'Stop scrolling' });
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

test('an abandoned video resumes at its step, and leaves the list once finished', async () => {
  const begun = await beginHook(deps, userId);
  await finishHook(deps, begun.hookId);
  expect((await read()).map(({ nextStep }) => nextStep)).toEqual(['upload-product']);
  const generationId = await beginVideo(begun.hookId);
  expect(await read()).toMatchObject([{ generationId, nextStep: 'add-music' }]);
  await makeFinal(generationId);
  expect(await read()).toMatchObject([{ generationId, status: 'processing', nextStep: 'preview-share' }]);
  await finish(generationId);
  expect(await ids()).toEqual([]);
});

test('a finished video that is made again is in progress again', async () => {
  const begun = await beginHook(deps, userId);
  await finishHook(deps, begun.hookId);
  const generationId = await beginVideo(begun.hookId);
  await makeFinal(generationId);
  await finish(generationId);
  expect(await ids()).toEqual([]);
  const another = await beginHook(deps, userId, { hookText: 'Another', videoId: generationId });
  expect((await read())[0]).toMatchObject({
    generationId,
    hook: { id: another.hookId, status: 'processing' },
  });
});

test('active work precedes abandoned videos, which are sorted newest first', async () => {
  const working = await beginHook(deps, userId, { hookText: 'Working' });
  const older = await beginHook(deps, userId, { hookText: 'Older' });
  const newer = await beginHook(deps, userId, { hookText: 'Newer' });
  for (const { hookId } of [older, newer]) await finishHook(deps, hookId);
  expect((await read()).map(({ title }) => title)).toEqual(['Working', 'Newer', 'Older']);
  expect(await ids()).toContain(working.videoId);
});

test('today’s failures are listed; cancelled and deleted work is not', async () => {
  const failed = await beginHook(deps, userId, { hookText: 'Failed' });
  const cancelled = await beginHook(deps, userId, { hookText: 'Cancelled' });
  const deleted = await beginHook(deps, userId, { hookText: 'Deleted' });
  await endHook(failed.hookId, 'failed');
  await endHook(cancelled.hookId, 'cancelled');
  await finishHook(deps, deleted.hookId);
  await deleteHook(deps, { userId, hookId: deleted.hookId });
  expect(await read()).toMatchObject([
    { generationId: failed.videoId, nextStep: 'create-hook', hook: { status: 'failed' } },
  ]);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await deps.database.updateTable('tasks').set({ ended_at: yesterday }).execute();
  expect(await ids()).toEqual([]);
});

test('another user’s work is not listed', async () => {
  await beginHook(deps, userId);
  expect(await read(await testAccount(deps.database))).toEqual([]);
});
