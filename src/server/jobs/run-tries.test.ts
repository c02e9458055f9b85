import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { testAccount } from '../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../tests/helpers/test-queue.ts';
import { beginHook } from '../../../tests/helpers/test-video.ts';
import { openEmbeddedSpeech } from '../adapters/embedded/embedded-speech.ts';
import { createEmbeddedStorage } from '../adapters/embedded/embedded-storage.ts';
import { claimTry, readTryTotals } from '../db/tries.ts';
import { countTry } from '../use-cases/tries/count-try.ts';
import { tryKey } from '../use-cases/tries/start-try.ts';
import { makeNextTry } from './run-tries.ts';

const running = new AbortController().signal;

async function aWorker() {
  const folder = await temporaryFolder();
  const lines: string[] = [];
  const database = await testDatabase();
  const deps = {
    database,
    storage: createEmbeddedStorage({ folder: path.join(folder, 'storage'), signingSecret: 'secret' }),
    ffmpeg: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' },
    voices: [openEmbeddedSpeech({ ffmpegPath: 'ffmpeg' })],
    workRoot: path.join(folder, 'work'),
    log: pino({}, { write: (line: string) => void lines.push(line) }),
  };
  const line = 'Cold?';
  const begin = () =>
    countTry({ database, pepper: 'p' }, '192.0.2.1', { kind: 'preview', presenter: 'maya', line });
  const statusOf = async (id: string) =>
    (await database.selectFrom('tries').select('status').where('id', '=', id).executeTakeFirst())?.status;
  return { deps, begin, statusOf, log: () => lines.join('') };
}

test('a preview waits while an account has work, and is interrupted by new work @try-003', async () => {
  const { deps, begin, statusOf, log } = await aWorker();
  const id = await begin();
  const jobs = await testQueue(deps.database);
  const userId = await testAccount(deps.database, 10);
  const making = makeNextTry(deps, running);
  await expect.poll(() => statusOf(id)).toBe('running');
  await beginHook({ ...deps, jobs }, userId);
  expect(await making).toBe(false);
  expect(await statusOf(id)).toBe('waiting');
  expect(await makeNextTry(deps, running)).toBe(false);
  expect(await statusOf(id)).toBe('waiting');
  expect(await readdir(deps.workRoot)).toEqual([]);

  await sql`update tasks set ended_at = now(), status = 'completed'`.execute(deps.database);
  expect(await makeNextTry(deps, running)).toBe(true);
  expect(await statusOf(id)).toBe('completed');
  expect(await deps.storage.find(tryKey(id))).not.toBeNull();
  const { queued, ended } = await readTryTotals(deps.database);
  expect(queued).toEqual({ waiting: 0, running: 0 });
  for (const { outcome, tries, seconds } of ended) {
    expect([outcome, tries]).toEqual([outcome, outcome === 'failed' ? 0 : 1]);
    if (outcome === 'completed') expect(seconds).toBeGreaterThan(0.3);
  }
  expect(log()).toContain('made a try');
  expect(log()).not.toContain('Cold?');
});

test('another worker takes over the preview of a killed worker, at most three times', async () => {
  const { deps, begin, statusOf } = await aWorker();
  const id = await begin();
  const claim = () =>
    deps.database
      .transaction()
      .execute((transaction) => claimTry(transaction, { leaseSeconds: 15, maxAttempts: 3 }));
  const lose = () => sql`update tries set lease_until = now() - interval '1 second'`.execute(deps.database);
  expect((await claim())?.id).toBe(id);
  expect(await claim()).toBeNull();
  for (const _ of [2, 3]) {
    await lose();
    expect((await claim())?.id).toBe(id);
  }
  await lose();
  expect(await claim()).toBeNull();
  expect(await statusOf(id)).toBe('failed');
  const { ended } = await readTryTotals(deps.database);
  expect(ended.find(({ outcome }) => outcome === 'failed')?.tries).toBe(1);
});
