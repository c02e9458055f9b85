import { beforeEach, expect, test } from 'vitest';
import { wholeRange } from '#contract/clip-range.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { addUpload, beginHook, finishClip, finishHook } from '../../../../tests/helpers/test-video.ts';
import { findPart } from '#contract/video-parts.ts';
import type { Database } from '../../db/database.ts';
import { findHook } from '../../db/hooks.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { readCredits } from '../../db/ledger.ts';
import { findMedia } from '../../db/media.ts';
import { findUpload } from '../../db/uploads.ts';
import { findOwnVideo, findSharedVideo, setVideoOutput, updateVideo } from '../../db/videos.ts';
import { readWalletViolations } from '../../db/wallet-invariants.ts';
import { attachHook } from '../hooks/attach-hook.ts';
import { addProduct } from './add-product.ts';
import { deleteVideo } from './delete-video.ts';
import { renameVideo } from './rename-video.ts';

let deps: { database: Database & { databaseUrl: string }; jobs: JobQueue; storage: never };
let userId: string;
let removed: string[];
beforeEach(async () => {
  const database = await testDatabase();
  removed = [];
  const storage = { remove: async (key: string) => void removed.push(key) } as never;
  deps = { database, jobs: await testQueue(database), storage };
  userId = await testAccount(database, 100);
});

const whole = { range: wholeRange, overlayText: null };
const own = (videoId: string) => ({ userId, videoId });
const row = async (videoId: string) => (await findOwnVideo(deps.database, userId, videoId))!;

async function finish(videoId: string, recipe: string): Promise<void> {
  const stored = {
    key: `users/u/videos/${recipe}.mp4`,
    posterKey: `users/u/videos/${recipe}.jpg`,
    durationSeconds: 9,
    sizeBytes: 9,
  };
  const { task_id } = (await findHook(deps.database, findPart((await row(videoId)).parts, 'hook')!.mediaId))!;
  await setVideoOutput(deps.database, { videoId, format: '9:16', recipe, taskId: task_id, stored });
  await updateVideo(deps.database, videoId, { shared_at: new Date() });
}

async function videoWithClip() {
  const { videoId, hookId } = await beginHook(deps, userId);
  const uploadId = await addUpload(deps.database, userId);
  await addProduct(deps, { ...own(videoId), ...whole, uploadId });
  const clipId = findPart((await row(videoId)).parts, 'product')!.mediaId;
  return { videoId, hookId, uploadId, clipId };
}

test('deleting a video removes its public page, files and clip, and keeps its paid hook', async () => {
  const { videoId, hookId, uploadId, clipId } = await videoWithClip();
  await finishHook(deps, hookId);
  await finishClip(deps, clipId);
  await finish(videoId, 'r1');
  await deleteVideo(deps, own(videoId));
  expect(await findOwnVideo(deps.database, userId, videoId)).toBeUndefined();
  expect(await findSharedVideo(deps.database, videoId)).toBeUndefined();
  expect(await findUpload(deps.database, uploadId)).toBeUndefined();
  expect(await findMedia(deps.database, clipId)).toBeUndefined();
  expect(removed.map((key) => key.split('/').at(-1)!)).toEqual([
    'r1.mp4',
    'r1.jpg',
    `${uploadId}.mp4`,
    `${clipId}.mp4`,
  ]);
  expect((await findHook(deps.database, hookId))!.status).toBe('completed');
});

test('a clip and a file used by another video stay', async () => {
  const { videoId, hookId, uploadId, clipId } = await videoWithClip();
  await finishHook(deps, hookId);
  await finishClip(deps, clipId);
  const other = await attachHook(deps, { userId, id: hookId });
  await addProduct(deps, { ...own(other.videoId), ...whole, uploadId });
  await finish(videoId, 'r1');
  await finish(other.videoId, 'r1');
  await deleteVideo(deps, own(videoId));
  expect(await findUpload(deps.database, uploadId)).toBeDefined();
  expect((await findMedia(deps.database, clipId))!.status).toBe('completed');
  expect(removed).toEqual([]);
  expect(await findSharedVideo(deps.database, other.videoId)).toBeDefined();
});

test('every take in progress is cancelled and returns its credits @my-videos-012', async () => {
  const { videoId, hookId, clipId } = await videoWithClip();
  await beginHook(deps, userId, { videoId, hookText: 'Wait' });
  expect((await readCredits(deps.database, userId)).balance).toBe(80);
  await deleteVideo(deps, own(videoId));
  expect(await readCredits(deps.database, userId)).toMatchObject({ balance: 100, held: 0 });
  expect((await findHook(deps.database, hookId))!.status).toBe('cancelled');
  expect((await findMedia(deps.database, clipId))?.status ?? 'gone').not.toBe('running');
  expect(await readWalletViolations(deps.database)).toEqual([]);
});

test('a hook in progress that another video waits for continues', async () => {
  const { videoId, hookId } = await beginHook(deps, userId);
  await attachHook(deps, { userId, id: hookId });
  await deleteVideo(deps, own(videoId));
  expect((await findHook(deps.database, hookId))!.status).toBe('running');
  expect(await readCredits(deps.database, userId)).toMatchObject({ balance: 90, held: 10 });
});

test('the owner’s title stays when the hook changes; without one the title follows the hook', async () => {
  const { videoId } = await beginHook(deps, userId);
  await beginHook(deps, userId, { videoId, hookText: 'Wait' });
  expect((await row(videoId)).title).toBe('Wait');
  await renameVideo(deps, { ...own(videoId), title: 'Spring sale' });
  await beginHook(deps, userId, { videoId, hookText: 'Look' });
  expect((await row(videoId)).title).toBe('Spring sale');
});

test('another user can neither rename nor delete it', async () => {
  const { videoId } = await beginHook(deps, userId);
  const stranger = { userId: await testAccount(deps.database, 0), videoId };
  await expect(deleteVideo(deps, stranger)).rejects.toMatchObject({ code: 'not_found' });
  await expect(renameVideo(deps, { ...stranger, title: 'Mine' })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await row(videoId)).title).toBe('Stop scrolling');
});
