import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { findPart } from '#contract/video-parts.ts';
import { wholeRange } from '#contract/clip-range.ts';
import {
  aPerson,
  finishExamination,
  greenscreenOf,
  nothing,
} from '../../../../tests/helpers/test-greenscreen.ts';
import { expectSoundWallets } from '../../../../tests/helpers/sound-wallets.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { addUpload } from '../../../../tests/helpers/test-video.ts';
import type { Database } from '../../db/database.ts';
import { findGreenscreenClipOfMedia } from '../../db/greenscreen-clips.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { readCredits } from '../../db/ledger.ts';
import { findMedia } from '../../db/media.ts';
import { isFileNeeded } from '../../db/stored-files/stored-files.ts';
import { findOwnVideo, setVideoOutput, type VideoRow } from '../../db/videos.ts';
import { mediaIdOf, ensureMedia, wholeUpload } from '../uploads/ensure-media.ts';
import { findUpload } from '../../db/uploads.ts';
import { completeTask, failTask } from '../tasks/life-cycle.ts';
import { addProduct } from '../videos/add-product.ts';
import { cancelVideo } from '../videos/cancel-video.ts';
import { processVideo } from '../videos/process-video.ts';
import { readUnfinishedVideos } from '../videos/read-unfinished-videos.ts';
import { startGreenscreen } from './start-greenscreen.ts';

let deps: { database: Database & { databaseUrl: string }; jobs: JobQueue; publicOrigin: string };
let userId: string;
let uploadId: string;

beforeEach(async () => {
  const database = await testDatabase();
  deps = { database, jobs: await testQueue(database), publicOrigin: 'https://hookline.example' };
  userId = await testAccount(database, 20);
  uploadId = await addUpload(database, userId);
});

const start = (changes: Parameters<typeof greenscreenOf>[1] = {}, idempotencyKey: string | null = null) =>
  startGreenscreen(deps, {
    userId,
    settings: greenscreenOf(uploadId, changes),
    title: null,
    idempotencyKey,
  });

const video = async (videoId: string): Promise<VideoRow> =>
  (await findOwnVideo(deps.database, userId, videoId))!;

const clipOf = async (videoId: string) =>
  (await findGreenscreenClipOfMedia(deps.database, findPart((await video(videoId)).parts, 'clip')!.mediaId))!;

const wallet = () => readCredits(deps.database, userId);

test('the video waits for its clip, runs once it is examined, and captures its hold once @greenscreen-008', async () => {
  const { videoId } = await start({ textOverlay: '  Buy milk.  ' });
  expect(await video(videoId)).toMatchObject({ kind: 'greenscreen', status: 'waiting', title: 'Buy milk.' });
  expect(await wallet()).toEqual({ balance: 10, held: 10 });
  const clip = await clipOf(videoId);
  await finishExamination(deps, clip.id, aPerson);
  const { task_id: taskId, status, recipe, format } = await video(videoId);
  expect(status).toBe('running');
  expect(await isFileNeeded(deps.database, `users/${userId}/greenscreens/${videoId}.mp4`)).toBe(true);
  const stored = { key: 'k', posterKey: 'p', durationSeconds: 1, sizeBytes: 1 };
  const end = (): Promise<boolean> =>
    deps.database
      .transaction()
      .execute((transaction) =>
        completeTask(deps, transaction, taskId!, (connection) =>
          setVideoOutput(connection, { videoId, format, recipe: recipe!, taskId: taskId!, stored }),
        ),
      );
  expect([await end(), await end()]).toEqual([true, false]);
  expect(await wallet()).toEqual({ balance: 10, held: 0 });
  expect(await isFileNeeded(deps.database, `users/${userId}/greenscreens/${videoId}.mp4`)).toBe(false);
  expect(await isFileNeeded(deps.database, `users/${userId}/videos/${recipe}.mp4`)).toBe(true);
  await expectSoundWallets(deps.database);
});

test('another video of the same clip prepares and examines nothing again; a wide clip becomes a wide video', async () => {
  const facts = { durationSeconds: 8, container: 'mp4', width: 1920, height: 1080 };
  await sql`update uploads set facts = ${JSON.stringify(facts)}`.execute(deps.database);
  const first = await start();
  const second = await start({ softness: 0.9 });
  expect((await video(second.videoId)).format).toBe('16:9');
  expect((await clipOf(second.videoId)).id).toBe((await clipOf(first.videoId)).id);
  const { rows } = await sql<{ kind: string }>`select kind from tasks order by kind`.execute(deps.database);
  expect(rows.map(({ kind }) => kind)).toEqual([
    'look-at-clip',
    'make-greenscreen',
    'make-greenscreen',
    'prepare-clip',
  ]);
});

test('the portrait copy that was started with the upload is abandoned if the clip has another format', async () => {
  const facts = { durationSeconds: 8, container: 'mp4', width: 1080, height: 1080 };
  await sql`update uploads set facts = ${JSON.stringify(facts)}`.execute(deps.database);
  const upload = (await findUpload(deps.database, uploadId))!;
  await deps.database
    .transaction()
    .execute((transaction) => ensureMedia(deps, transaction, upload, wholeUpload));
  await start();
  expect((await findMedia(deps.database, mediaIdOf(upload, wholeUpload)))!.status).toBe('cancelled');
});

test('cancelling returns the credits, and so does a failed clip @greenscreen-009', async () => {
  const cancelled = await start();
  await cancelVideo(deps, { userId, videoId: cancelled.videoId });
  expect(await wallet()).toEqual({ balance: 20, held: 0 });
  const failing = await start();
  const { task_id } = (await findMedia(deps.database, (await clipOf(failing.videoId)).media_id))!;
  await deps.database
    .transaction()
    .execute((transaction) => failTask(deps, transaction, task_id!, 'file_damaged'));
  expect(await video(failing.videoId)).toMatchObject({ status: 'failed', error_code: 'file_damaged' });
  expect(await wallet()).toEqual({ balance: 20, held: 0 });
  await expectSoundWallets(deps.database);
});

test('videos that failed or were cancelled today are listed until their clip is used in a later video @fix-052', async () => {
  const storage = { signAddress: (key: string) => key };
  const unfinished = async () =>
    (await readUnfinishedVideos({ ...deps, storage }, { userId })).map(({ id, status }) => [id, status]);
  const cancelled = await start();
  await cancelVideo(deps, { userId, videoId: cancelled.videoId });
  expect(await unfinished()).toEqual([[cancelled.videoId, 'cancelled']]);
  const failing = await start();
  expect(await unfinished()).toEqual([[failing.videoId, 'waiting']]);
  const { task_id } = await video(failing.videoId);
  await deps.database
    .transaction()
    .execute((transaction) => failTask(deps, transaction, task_id!, 'video_failed'));
  expect(await unfinished()).toEqual([[failing.videoId, 'failed']]);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await deps.database
    .updateTable('tasks')
    .set({ ended_at: yesterday })
    .where('ended_at', 'is not', null)
    .execute();
  expect(await unfinished()).toEqual([]);
});

test('a clip known to be empty is refused for auto free of charge, and accepted with a chosen engine', async () => {
  const first = await start();
  await finishExamination(deps, (await clipOf(first.videoId)).id, nothing);
  await expect(start()).rejects.toMatchObject({ code: 'no_person_found' });
  expect(await wallet()).toEqual({ balance: 10, held: 10 });
  expect(await video((await start({ engine: 'matting' })).videoId)).toMatchObject({ status: 'running' });
});

test.each([
  [{ videoId: null }, 'greenscreen_video_missing'],
  [{ videoId: '' }, 'greenscreen_video_missing'],
  [{ videoId: 'unknown' }, 'not_found'],
  [{ startTime: 3, endTime: 4 }, 'trim_out_of_bounds'],
  [{ textOverlay: 'x'.repeat(301) }, 'overlay_text_too_long'],
  [{ backgroundConfig: '#zzzzzz' }, 'colour_invalid'],
] as const)('%j is refused as %s, and nothing is held', async (changes, code) => {
  await expect(start(changes)).rejects.toMatchObject({ code });
  expect(await wallet()).toEqual({ balance: 20, held: 0 });
});

test('a still is not a video, and a clip over two minutes must be trimmed @greenscreen-006', async () => {
  const image = await addUpload(deps.database, userId, 'image');
  await expect(start({ videoId: image })).rejects.toMatchObject({ code: 'greenscreen_video_missing' });
  const facts = { durationSeconds: 300, container: 'mp4', width: 720, height: 1280 };
  await sql`update uploads set facts = ${JSON.stringify(facts)}`.execute(deps.database);
  await expect(start()).rejects.toMatchObject({ code: 'trim_out_of_bounds' });
  await start({ startTime: 10, endTime: 40 });
});

test('too few credits start nothing; the same key starts one video', async () => {
  const first = await start({}, 'key');
  expect(await start({}, 'key')).toEqual(first);
  await expect(start({ softness: 0 }, 'key')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  await start();
  await expect(start()).rejects.toMatchObject({ code: 'insufficient_credits' });
  const { rows } = await sql`select 1 from videos`.execute(deps.database);
  expect(rows.length).toBe(2);
});

test('the hook video calls return 404 for it', async () => {
  const { videoId } = await start();
  const product = { uploadId, range: wholeRange, overlayText: null };
  await expect(addProduct(deps, { userId, videoId, ...product })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(processVideo(deps, { userId, videoId })).rejects.toMatchObject({ code: 'not_found' });
});
