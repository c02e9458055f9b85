import { beforeEach, expect, test } from 'vitest';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { beginHook, finishHook } from '../../../../tests/helpers/test-video.ts';
import type { Database } from '../../db/database.ts';
import { findHook } from '../../db/hooks.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { readTakePlaces } from '../../db/take-places.ts';
import { readCredits } from '../../db/ledger.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { cancelVideo } from '../videos/cancel-video.ts';
import { attachHook } from './attach-hook.ts';
import { chooseTake } from './choose-take.ts';
import { deleteHook } from './delete-hook.ts';
import { readVideoTakes } from './read-takes.ts';

let deps: { database: Database & { databaseUrl: string }; jobs: JobQueue };
let userId: string;
beforeEach(async () => {
  const database = await testDatabase();
  deps = { database, jobs: await testQueue(database) };
  userId = await testAccount(database, 100);
});

const storage = { signAddress: (key: string) => `/${key}` } as Parameters<
  typeof readVideoTakes
>[0]['storage'];
const takesOf = async (videoId: string, own = userId) =>
  (await readVideoTakes({ ...deps, storage }, { userId: own, videoId })).map(({ id, isChosen }) => [
    id,
    isChosen,
  ]);
const balance = async () => (await readCredits(deps.database, userId)).balance;
const hookOf = async (videoId: string) =>
  (await findOwnVideo(deps.database, userId, videoId))!.parts.find(({ role }) => role === 'hook');

async function firstTake() {
  const first = await beginHook(deps, userId);
  await finishHook(deps, first.hookId);
  return first;
}

test('Generate Another makes one more take of the same words and keeps the previous one', async () => {
  const { videoId, hookId } = await firstTake();
  const another = await beginHook(deps, userId, { videoId, anotherThan: hookId });
  expect(another).toMatchObject({ videoId, status: 'processing' });
  expect(another.hookId).not.toBe(hookId);
  expect(await takesOf(videoId)).toEqual([
    [hookId, false],
    [another.hookId, true],
  ]);
  expect(await balance()).toBe(80);
  // Another performance, not a copy.
  expect((await findHook(deps.database, hookId))!.variation).toBe(0);
  expect((await findHook(deps.database, another.hookId))!.variation).toBe(1);
});

test('My Hooks knows which take of its video a hook is, and whether the video begins with it', async () => {
  const { videoId, hookId } = await firstTake();
  const another = await beginHook(deps, userId, { videoId, anotherThan: hookId });
  await finishHook(deps, another.hookId);
  const places = await readTakePlaces(deps.database, [hookId, another.hookId]);
  expect(places.get(hookId)).toEqual({ number: 1, count: 2, isChosen: false });
  expect(places.get(another.hookId)).toEqual({ number: 2, count: 2, isChosen: true });
  expect((await readTakePlaces(deps.database, ['unknown'])).size).toBe(0);
});

test('two tabs that request another take of the same hook get one take and one charge @creator-021', async () => {
  const { videoId, hookId } = await firstTake();
  const started = await Promise.all(
    ['tab-1', 'tab-2'].map((idempotencyKey) =>
      beginHook(deps, userId, { videoId, anotherThan: hookId, idempotencyKey }),
    ),
  );
  expect(new Set(started.map((start) => start.hookId)).size).toBe(1);
  expect(await balance()).toBe(80);
  expect(await takesOf(videoId)).toHaveLength(2);
});

test('choosing an earlier take is free and does not stop a take in progress', async () => {
  const { videoId, hookId } = await firstTake();
  const another = await beginHook(deps, userId, { videoId, anotherThan: hookId });
  await chooseTake(deps, { userId, videoId, hookId });
  expect(await hookOf(videoId)).toMatchObject({ mediaId: hookId });
  expect(await balance()).toBe(80);
  await finishHook(deps, another.hookId);
  expect(await takesOf(videoId)).toEqual([
    [hookId, true],
    [another.hookId, false],
  ]);
});

test('input that matches an earlier take reuses it, free of charge @creator-020', async () => {
  const { videoId, hookId } = await firstTake();
  const other = await beginHook(deps, userId, { videoId, hookText: 'Wait' });
  await finishHook(deps, other.hookId);
  expect(await beginHook(deps, userId, { videoId })).toEqual({ videoId, hookId, status: 'completed' });
  expect(await hookOf(videoId)).toMatchObject({ mediaId: hookId });
  expect(await balance()).toBe(80);
});

test('a cancelled, failed or deleted take is not offered', async () => {
  const { videoId, hookId } = await firstTake();
  const cancelled = await beginHook(deps, userId, { videoId, anotherThan: hookId });
  await cancelVideo(deps, { userId, videoId });
  expect(await balance()).toBe(90);
  expect(await takesOf(videoId)).toEqual([[hookId, false]]);
  await expect(chooseTake(deps, { userId, videoId, hookId: cancelled.hookId })).rejects.toThrow(
    'no such take',
  );
  await deleteHook(deps, { userId, hookId });
  expect(await takesOf(videoId)).toEqual([]);
});

test('a hook that started another video is a take of both; no other hook can be chosen', async () => {
  const { videoId, hookId } = await firstTake();
  const attached = await attachHook(deps, { userId, id: hookId });
  expect(await takesOf(attached.videoId)).toEqual([[hookId, true]]);
  const other = await beginHook(deps, userId, { hookText: 'Wait' });
  await expect(chooseTake(deps, { userId, videoId, hookId: other.hookId })).rejects.toThrow('no such take');
});

test('another user neither sees nor chooses takes', async () => {
  const { videoId, hookId } = await firstTake();
  const stranger = await testAccount(deps.database, 100);
  await expect(takesOf(videoId, stranger)).rejects.toThrow('Video not found');
  await expect(chooseTake(deps, { userId: stranger, videoId, hookId })).rejects.toThrow('Video not found');
  const own = await beginHook(deps, stranger);
  await expect(chooseTake(deps, { userId: stranger, videoId: own.videoId, hookId })).rejects.toThrow(
    'no such take',
  );
});
