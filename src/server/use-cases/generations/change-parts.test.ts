import { beforeEach, describe, expect, test } from 'vitest';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { addUpload, beginHook, finishClip, finishHook } from '../../../../tests/helpers/test-video.ts';
import type { Database } from '../../db/database.ts';
import { findOwnGeneration, type GenerationRow } from '../../db/generations.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { readWallet } from '../../db/ledger.ts';
import { attachHook } from '../hooks/attach-hook.ts';
import { addProduct } from './add-product.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { chooseAudio } from './choose-audio.ts';
import { processGeneration } from './process-generation.ts';

let deps: { database: Database & { databaseUrl: string }; jobs: JobQueue };
let userId: string;
beforeEach(async () => {
  const database = await testDatabase();
  deps = { database, jobs: await testQueue(database) };
  userId = await testAccount(database, 100);
});

const wholeOf = (uploadId: string) => ({ uploadId, startTime: null, endTime: null, overlayText: null });

const row = async (generationId: string): Promise<GenerationRow> =>
  (await findOwnGeneration(deps.database, userId, generationId))!;

async function jobState(jobId: string | null): Promise<string | undefined> {
  const jobs = await deps.jobs.boss.findJobs('compose-video', { id: jobId! });
  return jobs[0]?.state;
}

/** A video whose parts are all there and whose final step is queued. */
async function videoUnderWay(): Promise<{ generationId: string; hookId: string; uploadId: string }> {
  const { generationId, hookId } = await beginHook(deps, userId);
  await finishHook(deps.database, hookId);
  const uploadId = await addUpload(deps.database, userId);
  await addProduct(deps, { userId, generationId, ...wholeOf(uploadId) });
  await finishClip(deps.database, (await row(generationId)).clip_id!);
  await chooseAudio(deps, { userId, generationId, audio: null });
  await processGeneration(deps, { userId, generationId });
  return { generationId, hookId, uploadId };
}

describe('a video that is being made', () => {
  test('is stopped when it gets another product', async () => {
    const { generationId } = await videoUnderWay();
    const before = await row(generationId);
    expect(before.status).toBe('processing');
    const other = await addUpload(deps.database, userId);
    await addProduct(deps, { userId, generationId, ...wholeOf(other) });
    expect(await row(generationId)).toMatchObject({ status: 'draft', job_id: null });
    expect(await jobState(before.job_id)).toBe('cancelled');
  });

  test('goes on when the same parts are chosen again', async () => {
    const { generationId, uploadId } = await videoUnderWay();
    const before = await row(generationId);
    await addProduct(deps, { userId, generationId, ...wholeOf(uploadId) });
    await chooseAudio(deps, { userId, generationId, audio: null });
    expect(await row(generationId)).toMatchObject({ status: 'processing', job_id: before.job_id });
  });

  test('is made of the new parts only, when it is asked for again', async () => {
    const { generationId } = await videoUnderWay();
    const before = await row(generationId);
    const other = await addUpload(deps.database, userId);
    await addProduct(deps, { userId, generationId, ...wholeOf(other) });
    await processGeneration(deps, { userId, generationId });
    const waiting = await row(generationId);
    expect(waiting.status).toBe('queued');
    expect(waiting.recipe).not.toBe(before.recipe);
  });
});

test('a clip that nobody uses any more is not prepared further; one that another video uses is', async () => {
  const first = await beginHook(deps, userId);
  const second = await beginHook(deps, userId, { hookText: 'Another' });
  const [shared, replacement] = [
    await addUpload(deps.database, userId),
    await addUpload(deps.database, userId),
  ];
  for (const { generationId } of [first, second])
    await addProduct(deps, { userId, generationId, ...wholeOf(shared) });
  const clipId = (await row(first.generationId)).clip_id!;
  const status = async () =>
    (
      await deps.database
        .selectFrom('clips')
        .select('status')
        .where('id', '=', clipId)
        .executeTakeFirstOrThrow()
    ).status;
  await addProduct(deps, { userId, generationId: first.generationId, ...wholeOf(replacement) });
  expect(await status()).toBe('processing');
  await addProduct(deps, { userId, generationId: second.generationId, ...wholeOf(replacement) });
  expect(await status()).toBe('cancelled');
  await addProduct(deps, { userId, generationId: second.generationId, ...wholeOf(shared) });
  expect(await status()).toBe('processing');
});

test('cancelling a hook fails the other video that waits for it, and releases its credits once', async () => {
  const first = await beginHook(deps, userId);
  const other = await attachHook(deps, { userId, hook: { hookId: first.hookId } });
  const { generationId } = other;
  await addProduct(deps, { userId, generationId, ...wholeOf(await addUpload(deps.database, userId)) });
  await chooseAudio(deps, { userId, generationId, audio: null });
  await processGeneration(deps, { userId, generationId });
  expect((await row(generationId)).status).toBe('queued');
  await cancelGeneration(deps, { userId, generationId: first.generationId });
  expect(await row(generationId)).toMatchObject({ status: 'failed', error_code: 'hook_failed' });
  expect(await readWallet(deps.database, userId)).toEqual({ balance: 100, held: 0 });
});

test('starts, changes, cancels and asks at once never wait for each other in a circle', async () => {
  const uploads = [await addUpload(deps.database, userId), await addUpload(deps.database, userId)];
  const { generationId } = await beginHook(deps, userId);
  const refused: string[] = [];
  const attempt = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: { code?: string; status?: number }) => refused.push(String(error.code)));
  for (let round = 0; round < 8; round += 1) {
    await Promise.all([
      attempt(beginHook(deps, userId, { generationId, hookText: `Round ${round}` })),
      attempt(cancelGeneration(deps, { userId, generationId })),
      ...uploads.map((uploadId) => attempt(addProduct(deps, { userId, generationId, ...wholeOf(uploadId) }))),
      attempt(chooseAudio(deps, { userId, generationId, audio: null })),
      attempt(processGeneration(deps, { userId, generationId })),
      attempt(cancelGeneration(deps, { userId, generationId })),
    ]);
  }
  expect(new Set(refused)).not.toContain('40P01');
  const { balance, held } = await readWallet(deps.database, userId);
  expect(balance + held).toBe(100);
});
