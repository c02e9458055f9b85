import { beforeEach, describe, expect, test } from 'vitest';
import { wholeRange } from '#contract/clip-range.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { addUpload, beginHook, finishClip, finishHook } from '../../../../tests/helpers/test-video.ts';
import type { Database } from '../../db/database.ts';
import { wholePicture, type Framing } from '#contract/framing.ts';
import { findPart, mixedVolume, type VideoPart } from '#contract/video-parts.ts';
import { musicTracks } from '#studio/music-library/music-tracks.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { findMedia } from '../../db/media.ts';
import { findTask } from '../../db/tasks.ts';
import { findOwnVideo, type VideoRow } from '../../db/videos.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { readCredits } from '../../db/ledger.ts';
import { attachHook } from '../hooks/attach-hook.ts';
import { addProduct } from './add-product.ts';
import { cancelVideo } from './cancel-video.ts';
import { chooseAudio, type AudioChoice } from './choose-audio.ts';
import { processVideo } from './process-video.ts';

let deps: { database: Database & { databaseUrl: string }; jobs: JobQueue };
let userId: string;
beforeEach(async () => {
  const database = await testDatabase();
  deps = { database, jobs: await testQueue(database) };
  userId = await testAccount(database, 100);
});

const wholeOf = (uploadId: string) => ({ uploadId, range: wholeRange, overlayText: null });

const row = async (videoId: string): Promise<VideoRow> =>
  (await findOwnVideo(deps.database, userId, videoId))!;

const productOf = ({ parts }: VideoRow): string => findPart(parts, 'product')!.mediaId;

async function jobState(taskId: string | null): Promise<string | undefined> {
  const { job_id } = (await findTask(deps.database, taskId!))!;
  const jobs = await deps.jobs.boss.findJobs('compose-video', { id: job_id! });
  return jobs[0]?.state;
}

/** A video with all of its parts and a queued final step. */
async function videoUnderWay(): Promise<{ videoId: string; hookId: string; uploadId: string }> {
  const { videoId, hookId } = await beginHook(deps, userId);
  await finishHook(deps, hookId);
  const uploadId = await addUpload(deps.database, userId);
  await addProduct(deps, { userId, videoId, ...wholeOf(uploadId) });
  await finishClip(deps, productOf(await row(videoId)));
  await chooseAudio(deps, { userId, videoId, audio: null });
  await processVideo(deps, { userId, videoId });
  return { videoId, hookId, uploadId };
}

describe('a video in progress', () => {
  test('is stopped when its product changes', async () => {
    const { videoId } = await videoUnderWay();
    const before = await row(videoId);
    expect(before.status).toBe('running');
    const other = await addUpload(deps.database, userId);
    await addProduct(deps, { userId, videoId, ...wholeOf(other) });
    expect(await row(videoId)).toMatchObject({ status: null, task_id: null });
    expect(await jobState(before.task_id)).toBe('cancelled');
  });

  test('continues when the same parts are chosen again', async () => {
    const { videoId, uploadId } = await videoUnderWay();
    const before = await row(videoId);
    await addProduct(deps, { userId, videoId, ...wholeOf(uploadId) });
    await chooseAudio(deps, { userId, videoId, audio: null });
    expect(await row(videoId)).toMatchObject({ status: 'running', task_id: before.task_id });
  });

  test('is made from the new parts only, and only on request', async () => {
    const { videoId } = await videoUnderWay();
    const before = await row(videoId);
    const other = await addUpload(deps.database, userId);
    await addProduct(deps, { userId, videoId, ...wholeOf(other) });
    await processVideo(deps, { userId, videoId });
    const waiting = await row(videoId);
    expect(waiting.status).toBe('waiting');
    expect(waiting.recipe).not.toBe(before.recipe);
  });
});

test('preparing a clip stops when no video uses it any more, and continues if another one does', async () => {
  const first = await beginHook(deps, userId);
  const second = await beginHook(deps, userId, { hookText: 'Another' });
  const [shared, replacement] = [
    await addUpload(deps.database, userId),
    await addUpload(deps.database, userId),
  ];
  for (const { videoId } of [first, second]) await addProduct(deps, { userId, videoId, ...wholeOf(shared) });
  const clipId = productOf(await row(first.videoId));
  const status = async () => (await findMedia(deps.database, clipId))?.status;
  await addProduct(deps, { userId, videoId: first.videoId, ...wholeOf(replacement) });
  expect(await status()).toBe('running');
  await addProduct(deps, { userId, videoId: second.videoId, ...wholeOf(replacement) });
  expect(await status()).toBe('cancelled');
  await addProduct(deps, { userId, videoId: second.videoId, ...wholeOf(shared) });
  expect(await status()).toBe('running');
});

test('cancelling a hook fails the other video that waits for it, and releases its credits once', async () => {
  const first = await beginHook(deps, userId);
  const other = await attachHook(deps, { userId, id: first.hookId });
  const { videoId } = other;
  await addProduct(deps, { userId, videoId, ...wholeOf(await addUpload(deps.database, userId)) });
  await chooseAudio(deps, { userId, videoId, audio: null });
  await processVideo(deps, { userId, videoId });
  expect((await row(videoId)).status).toBe('waiting');
  await cancelVideo(deps, { userId, videoId: first.videoId });
  expect(await row(videoId)).toMatchObject({ status: 'failed', error_code: 'hook_failed' });
  expect(await readCredits(deps.database, userId)).toEqual({ balance: 100, held: 0 });
});

test('a changed framing prepares the clip again; the same or an ineffective one does not', async () => {
  const { videoId } = await beginHook(deps, userId);
  const uploadId = await addUpload(deps.database, userId);
  const frame = async (framing: Framing | null): Promise<string> => {
    await addProduct(deps, { userId, videoId, ...wholeOf(uploadId), framing });
    return productOf(await row(videoId));
  };
  const whole = await frame(null);
  const filled: Framing = { ...wholePicture, mode: 'fill', zoom: 1.5 };
  const zoomed = await frame(filled);
  expect(zoomed).not.toBe(whole);
  expect(findPart((await row(videoId)).parts, 'product')!.framing).toEqual(filled);
  expect((await findMedia(deps.database, zoomed))!.framing).toEqual(filled);
  expect((await findMedia(deps.database, whole))!.status).toBe('cancelled');
  expect(await frame(filled)).toBe(zoomed);
  expect(await frame(null)).toBe(whole);
});

test('concurrent starts, changes, cancels and requests do not deadlock', async () => {
  const uploads = [await addUpload(deps.database, userId), await addUpload(deps.database, userId)];
  const { videoId } = await beginHook(deps, userId);
  const refused: string[] = [];
  const attempt = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: { code?: string; status?: number }) => refused.push(String(error.code)));
  for (let round = 0; round < 8; round += 1) {
    await Promise.all([
      attempt(beginHook(deps, userId, { videoId, hookText: `Round ${round}` })),
      attempt(cancelVideo(deps, { userId, videoId })),
      ...uploads.map((uploadId) => attempt(addProduct(deps, { userId, videoId, ...wholeOf(uploadId) }))),
      attempt(chooseAudio(deps, { userId, videoId, audio: null })),
      attempt(processVideo(deps, { userId, videoId })),
      attempt(cancelVideo(deps, { userId, videoId })),
    ]);
  }
  expect(new Set(refused)).not.toContain('40P01');
  const { balance, held } = await readCredits(deps.database, userId);
  expect(balance + held).toBe(100);
});

test('the levels of an audio file and of the slider are stored separately, and mixed as their product @validation-013', async () => {
  const { videoId } = await videoUnderWay();
  const trackId = musicTracks[0]!.id;
  const choose = async (audio: AudioChoice) => {
    await chooseAudio(deps, { userId, videoId, audio });
    const { parts } = await row(videoId);
    return { part: findPart(parts, 'music'), recipe: videoRecipe(parts) };
  };
  const usual = await choose({ trackId });
  expect(usual.part).toMatchObject({ volume: 75, fileVolume: 100 });
  const quieter = await choose({ trackId, fileVolume: 50 });
  expect(quieter.part).toMatchObject({ volume: 75, fileVolume: 50 });
  const both = await choose({ trackId, volume: 80 });
  expect(both.part).toMatchObject({ volume: 80, fileVolume: 50 });
  expect(mixedVolume(both.part!)).toBe(40);
  expect(new Set([usual.recipe, quieter.recipe, both.recipe]).size).toBe(3);
  const same = await choose({ trackId, volume: 40, fileVolume: 100 });
  expect(same.recipe).toBe(both.recipe);
  const other = await choose({ trackId: musicTracks[1]!.id });
  expect(other.part).toMatchObject({ volume: 75, fileVolume: 100 });
});

test('the level of the clip’s sound changes the video and prepares no clip; another clip begins at 100', async () => {
  const { videoId, uploadId } = await videoUnderWay();
  const add = async (id: string, clipVolume?: number) => {
    await addProduct(deps, { userId, videoId, ...wholeOf(id), clipVolume });
    const { parts } = await row(videoId);
    return { part: findPart(parts, 'product')!, recipe: videoRecipe(parts) };
  };
  const usual = await add(uploadId);
  expect(usual.part.volume).toBeUndefined();
  const muted = await add(uploadId, 0);
  expect(muted.part).toEqual({ ...usual.part, volume: 0 });
  expect(muted.recipe).not.toBe(usual.recipe);
  // A client that does not know the level leaves it as it is.
  expect(await add(uploadId)).toEqual(muted);
  expect(await add(uploadId, 100)).toEqual(usual);
  await add(uploadId, 40);
  expect((await add(await addUpload(deps.database, userId))).part.volume).toBeUndefined();
  expect(await readCredits(deps.database, userId)).toEqual({ balance: 90, held: 0 });
});

test('a part stored with a single level keeps its recipe', () => {
  const parts: VideoPart[] = [
    { role: 'hook', mediaId: 'hook' },
    { role: 'product', mediaId: 'clip', uploadId: 'upload' },
    { role: 'music', source: 'library', trackId: 'night-drive', volume: 75 },
  ];
  expect(videoRecipe(parts)).toBe(
    videoRecipe([parts[0]!, parts[1]!, { ...parts[2]!, fileVolume: 100 } as VideoPart]),
  );
});
