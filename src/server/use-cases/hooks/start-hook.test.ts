import { beforeEach, expect, test } from 'vitest';
import { hookStyles, type HookStyle } from '#contract/hook-styles.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { beginHook, finishHook } from '../../../../tests/helpers/test-video.ts';
import type { Database } from '../../db/database.ts';
import { findHook } from '../../db/hooks.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { readCredits } from '../../db/ledger.ts';

let deps: { database: Database & { databaseUrl: string }; jobs: JobQueue };
let userId: string;
beforeEach(async () => {
  const database = await testDatabase();
  deps = { database, jobs: await testQueue(database) };
  userId = await testAccount(database, 100);
});

async function styleOf(hookId: string): Promise<[hookStyle: HookStyle, speakingStyle: string]> {
  const { hook_style, style } = (await findHook(deps.database, hookId))!;
  return [hook_style, style];
}

test('each hook style has its own speaking style, casual by default @constants-002', async () => {
  const found = [];
  for (const hookStyle of [null, ...hookStyles])
    found.push(await styleOf((await beginHook(deps, userId, { hookStyle })).hookId));
  expect(found).toEqual([
    ['casual', 'natural'],
    ['casual', 'natural'],
    ['professional', 'serious'],
    ['energetic', 'enthusiastic'],
    ['minimalist', 'natural'],
  ]);
});

test('an explicit speaking style overrides that of the hook style', async () => {
  const { hookId } = await beginHook(deps, userId, { hookStyle: 'energetic', style: 'serious' });
  expect(await styleOf(hookId)).toEqual(['energetic', 'serious']);
});

test('the same words in another hook style are another hook; in the same style they are charged once', async () => {
  const casual = await beginHook(deps, userId);
  const { videoId } = casual;
  const again = await beginHook(deps, userId, { videoId, hookStyle: 'casual' });
  expect(again.hookId).toBe(casual.hookId);
  expect((await readCredits(deps.database, userId)).balance).toBe(90);
  // Both are spoken the same way; the presenter moves differently.
  const other = await beginHook(deps, userId, { videoId, hookStyle: 'minimalist' });
  expect(other.hookId).not.toBe(casual.hookId);
  expect((await readCredits(deps.database, userId)).balance).toBe(80);
});

const readTaskData = async (hookId: string) =>
  (
    await deps.database
      .selectFrom('tasks')
      .select('data')
      .where('subject_id', '=', hookId)
      .executeTakeFirstOrThrow()
  ).data as { hookId: string; sourceHookId?: string };

const balance = async () => (await readCredits(deps.database, userId)).balance;

test('other word captions for a finished hook are free, and the first ones are charged once @creator-011', async () => {
  const words = { textOverlayEnabled: false, captionStyle: 'pop' as const };
  const pop = await beginHook(deps, userId, words);
  const { videoId } = pop;
  expect((await beginHook(deps, userId, { ...words, videoId })).hookId).toBe(pop.hookId);
  expect(await balance()).toBe(90);
  await finishHook(deps, pop.hookId, { isCaptioned: true });
  const karaoke = await beginHook(deps, userId, { ...words, videoId, captionStyle: 'karaoke' });
  expect(karaoke).toMatchObject({ status: 'processing', videoId });
  expect(karaoke.hookId).not.toBe(pop.hookId);
  expect(await balance()).toBe(90);
  expect(await readTaskData(karaoke.hookId)).toEqual({ hookId: karaoke.hookId, sourceHookId: pop.hookId });
});

test('captions can be added to a finished hook without text, and removed again', async () => {
  const bare = await beginHook(deps, userId, { textOverlayEnabled: false });
  await finishHook(deps, bare.hookId);
  const { videoId } = bare;
  const boxed = await beginHook(deps, userId, { videoId, captionStyle: 'boxed' });
  await finishHook(deps, boxed.hookId, { isCaptioned: true });
  const again = await beginHook(deps, userId, { videoId, textOverlayEnabled: false });
  expect(again).toMatchObject({ hookId: bare.hookId, status: 'completed' });
  const popOnly = await beginHook(deps, userId, { hookText: 'Wait', captionStyle: 'pop' });
  await finishHook(deps, popOnly.hookId, { isCaptioned: true });
  const bared = await beginHook(deps, userId, {
    videoId: popOnly.videoId,
    hookText: 'Wait',
    textOverlayEnabled: false,
  });
  expect((await readTaskData(bared.hookId)).sourceHookId).toBe(popOnly.hookId);
  expect(await balance()).toBe(80);
});

test.each([
  ['another text', { hookText: 'Wait' }],
  ['another voice', { voice: 'echo' as const }],
  ['a text overlay, which is part of the picture,', { captionStyle: null, textOverlayEnabled: true }],
])('%s is charged, even if the captions change with it', async (_name, change) => {
  const pop = await beginHook(deps, userId, { captionStyle: 'pop' });
  await finishHook(deps, pop.hookId, { isCaptioned: true });
  const { videoId } = pop;
  const other = await beginHook(deps, userId, { videoId, captionStyle: 'karaoke', ...change });
  expect(await readTaskData(other.hookId)).toEqual({ hookId: other.hookId });
  expect(await balance()).toBe(80);
});

test('captions of an unfinished hook, or of one drawn with the text overlay, are charged', async () => {
  const shown = await beginHook(deps, userId);
  await finishHook(deps, shown.hookId);
  const first = await beginHook(deps, userId, { videoId: shown.videoId, captionStyle: 'pop' });
  const second = await beginHook(deps, userId, { videoId: shown.videoId, captionStyle: 'boxed' });
  expect(await readTaskData(first.hookId)).toEqual({ hookId: first.hookId });
  expect(await readTaskData(second.hookId)).toEqual({ hookId: second.hookId });
});

test('word captions replace the text overlay, whatever its setting', async () => {
  const { hookId, videoId } = await beginHook(deps, userId, { captionStyle: 'pop' });
  expect(await findHook(deps.database, hookId)).toMatchObject({
    overlay_enabled: false,
    caption_style: 'pop',
  });
  const again = await beginHook(deps, userId, { videoId, captionStyle: 'pop', textOverlayEnabled: false });
  expect(again.hookId).toBe(hookId);
});

test('one key with two caption styles is refused', async () => {
  const idempotencyKey = 'k1';
  await beginHook(deps, userId, { idempotencyKey, captionStyle: 'pop' });
  const other = beginHook(deps, userId, { idempotencyKey, captionStyle: 'boxed' });
  await expect(other).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

test('another take is filmed and charged again, with or without captions', async () => {
  const pop = await beginHook(deps, userId, { captionStyle: 'pop' });
  await finishHook(deps, pop.hookId, { isCaptioned: true });
  const { videoId } = pop;
  const boxed = await beginHook(deps, userId, { videoId, captionStyle: 'boxed' });
  await finishHook(deps, boxed.hookId, { isCaptioned: true });
  const again = await beginHook(deps, userId, { videoId, captionStyle: 'boxed', anotherThan: boxed.hookId });
  expect(await readTaskData(again.hookId)).toEqual({ hookId: again.hookId });
  expect(await balance()).toBe(80);
  const variationOf = async (hookId: string) => (await findHook(deps.database, hookId))!.variation;
  // The picture of the first take has two caption styles; the third hook is the second picture.
  expect([
    await variationOf(pop.hookId),
    await variationOf(boxed.hookId),
    await variationOf(again.hookId),
  ]).toEqual([0, 0, 1]);
});
