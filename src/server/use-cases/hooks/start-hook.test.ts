import { beforeEach, expect, test } from 'vitest';
import { hookStyles, type HookStyle } from '#contract/hook-styles.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { beginHook } from '../../../../tests/helpers/test-video.ts';
import type { Database } from '../../db/database.ts';
import { findHook } from '../../db/hooks.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { readWallet } from '../../db/ledger.ts';

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

test('each hook style is spoken in its own way, casual is the default', async () => {
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

test('a speaking style that is chosen wins over that of the hook style', async () => {
  const { hookId } = await beginHook(deps, userId, { hookStyle: 'energetic', style: 'serious' });
  expect(await styleOf(hookId)).toEqual(['energetic', 'serious']);
});

test('the same words in another hook style are another hook, in the same one they are paid once', async () => {
  const casual = await beginHook(deps, userId);
  const { videoId } = casual;
  const again = await beginHook(deps, userId, { videoId, hookStyle: 'casual' });
  expect(again.hookId).toBe(casual.hookId);
  expect((await readWallet(deps.database, userId)).balance).toBe(90);
  // Both are spoken alike; the presenter moves differently.
  const other = await beginHook(deps, userId, { videoId, hookStyle: 'minimalist' });
  expect(other.hookId).not.toBe(casual.hookId);
  expect((await readWallet(deps.database, userId)).balance).toBe(80);
});
