import { beforeEach, expect, test } from 'vitest';
import { fallbackCategories } from '#contract/fallback-categories.ts';
import { startReel as startReelCall, type ReelRequest } from '#contract/calls/reels.ts';
import { findPart } from '#contract/video-parts.ts';
import { expectSoundWallets } from '../../../../tests/helpers/sound-wallets.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { readCredits } from '../../db/ledger.ts';
import { isFileNeeded } from '../../db/stored-files/stored-files.ts';
import { findOwnVideo, setVideoOutput } from '../../db/videos.ts';
import { storeVoiceOver } from '../../db/voice-overs.ts';
import { completeTask, failTask } from '../tasks/life-cycle.ts';
import { addFormat } from './add-format.ts';
import { startReel } from './start-reel.ts';

const category = fallbackCategories[0]!;
const request: ReelRequest = startReelCall.body.parse({
  brandName: 'Northwind',
  industry: 'Travel',
  categoryId: category.id,
  subcategoryId: category.subcategories[0]!.id,
});

let deps: {
  database: Database & { databaseUrl: string };
  jobs: JobQueue;
  voices: { reads: () => boolean }[];
};
let userId: string;

beforeEach(async () => {
  const database = await testDatabase();
  deps = { database, jobs: await testQueue(database), voices: [{ reads: () => true }] };
  userId = await testAccount(database, 10);
});

const begin = () => startReel(deps, { userId, request, idempotencyKey: null });
const video = async (videoId: string) => (await findOwnVideo(deps.database, userId, videoId))!;
const add = (videoId: string, aspectRatio: '1:1' | '9:16', owner = userId) =>
  addFormat(deps, { userId: owner, videoId, aspectRatio });

async function finish(videoId: string): Promise<void> {
  const { task_id: taskId, recipe, format, parts } = await video(videoId);
  const { voiceOverId } = findPart(parts, 'reel')!;
  const script = { lines: [], engine: null, notes: [] };
  const loudness = { integratedLufs: -15, truePeakDbtp: -2 };
  const spoken = {
    key: 'v',
    durationSeconds: 30,
    lines: [],
    loudness,
    engine: 'embedded' as const,
    notes: [],
  };
  const stored = { key: 'k', posterKey: 'p', durationSeconds: 30, sizeBytes: 1 };
  await deps.database.transaction().execute((transaction) =>
    completeTask(deps, transaction, taskId!, async (connection) => {
      await storeVoiceOver(connection, voiceOverId, { script, spoken });
      await setVideoOutput(connection, { videoId, format, recipe: recipe!, taskId: taskId!, stored });
    }),
  );
}

const fail = async (videoId: string): Promise<void> => {
  const { task_id: taskId } = await video(videoId);
  await deps.database
    .transaction()
    .execute((transaction) => failTask(deps, transaction, taskId!, 'video_failed'));
};

test('another format is a separate, free video, and repeated requests return the same one @reel-012', async () => {
  const { videoId } = await begin();
  await expect(add(videoId, '1:1')).rejects.toMatchObject({ code: 'generation_incomplete' });
  await finish(videoId);
  expect(await add(videoId, '9:16')).toEqual({ videoId });
  const [square, twin] = await Promise.all([add(videoId, '1:1'), add(videoId, '1:1')]);
  expect(twin).toEqual(square);
  expect(await add(square.videoId, '9:16')).toEqual({ videoId });
  const [first, second] = [await video(videoId), await video(square.videoId)];
  expect(second).toMatchObject({ kind: 'reel', format: '1:1', status: 'running', title: first.title });
  expect(findPart(second.parts, 'reel')!.voiceOverId).toBe(findPart(first.parts, 'reel')!.voiceOverId);
  expect(second.recipe).not.toBe(first.recipe);
  expect(await readCredits(deps.database, userId)).toEqual({ balance: 0, held: 0 });
  await expect(add(videoId, '1:1', await testAccount(deps.database))).rejects.toMatchObject({
    code: 'not_found',
  });
  await expectSoundWallets(deps.database);
});

test('a failed format is started again', async () => {
  const { videoId } = await begin();
  await finish(videoId);
  const { videoId: squareId } = await add(videoId, '1:1');
  await fail(squareId);
  expect(await add(videoId, '1:1')).toEqual({ videoId: squareId });
  expect(await video(squareId)).toMatchObject({ status: 'running', error_code: null });
});

test('a reel’s files are needed while it is made, its voice-over as long as it can be reused', async () => {
  const needed = (name: string) => isFileNeeded(deps.database, `users/${userId}/${name}`);
  const { videoId } = await begin();
  const { voiceOverId } = findPart((await video(videoId)).parts, 'reel')!;
  const names = [
    `reels/${videoId}-film.mp4`,
    `reels/${videoId}-embedded-line-0.wav`,
    `voice-overs/${voiceOverId}.wav`,
  ];
  expect(await Promise.all(names.map(needed))).toEqual([true, true, true]);
  await finish(videoId);
  expect(await Promise.all(names.map(needed))).toEqual([false, false, true]);
});

test('a failed reel returns its credits, and its files become orphans @reel-009', async () => {
  const { videoId } = await begin();
  const { voiceOverId } = findPart((await video(videoId)).parts, 'reel')!;
  expect(await readCredits(deps.database, userId)).toEqual({ balance: 0, held: 10 });
  await fail(videoId);
  expect(await readCredits(deps.database, userId)).toEqual({ balance: 10, held: 0 });
  expect(await isFileNeeded(deps.database, `users/${userId}/voice-overs/${voiceOverId}.wav`)).toBe(false);
  await expect(add(videoId, '1:1')).rejects.toMatchObject({ code: 'generation_incomplete' });
});
