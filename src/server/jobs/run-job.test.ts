import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { testAccount } from '../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../tests/helpers/test-queue.ts';
import { beginHook } from '../../../tests/helpers/test-video.ts';
import { storeAttempt, countFailure } from '../db/job-attempts.ts';
import { readCredits } from '../db/ledger.ts';
import { findTask } from '../db/tasks.ts';
import { FfmpegError } from '#studio/ffmpeg/ffmpeg-error.ts';
import { DatabaseUnavailableError } from '../errors.ts';
import { defineJob, type AnyJobDefinition } from './define-job.ts';
import { runJob, type HarnessDeps } from './run-job.ts';
import { workFolderName } from './work-folders.ts';

/** A hook job whose work fails with the given errors, one per attempt; later attempts repeat the last one. */
async function jobThatFails(...failures: [Error, ...Error[]]) {
  const database = await testDatabase();
  const jobs = await testQueue(database);
  const userId = await testAccount(database, 10);
  await beginHook({ database, jobs }, userId);
  const task = await database.selectFrom('tasks').select(['id', 'job_id']).executeTakeFirstOrThrow();
  const jobId = task.job_id!;
  const definition = defineJob({
    kind: 'make-hook',
    data: z.object({}),
    concurrency: 1,
    timeoutSeconds: 10,
    run: () => Promise.reject(failures.length > 1 ? failures.shift() : failures[0]),
  });
  const workRoot = await temporaryFolder();
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const deps = { database, jobs, workRoot, logger };
  const { signal } = new AbortController();
  const runDefinition = (job: AnyJobDefinition): Promise<unknown> =>
    runJob(deps as unknown as HarnessDeps, job, { id: jobId, signal }).then(
      () => null,
      (reason: unknown) => reason,
    );
  /** Returns the attempt's error. */
  const run = (): Promise<unknown> => runDefinition(definition);
  const runWith = (work: () => Promise<void>) => runDefinition({ ...definition, run: work });
  const logged = (): string[] => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  const outcome = async () => ({
    status: (await findTask(database, task.id))!.status,
    held: (await readCredits(database, userId)).held,
  });
  return { run, runWith, logged, outcome, database, jobId, workRoot };
}

test('attempts ended by a database outage do not count as failures of the work @fix-027', async () => {
  const outage = new DatabaseUnavailableError('it is not running', null);
  const broken = new Error('the encoder broke');
  const { run, outcome } = await jobThatFails(outage, outage, outage, outage, broken);
  for (let attempt = 0; attempt < 4; attempt += 1) expect(await run()).toBe(outage);
  expect(await run()).toBe(broken);
  expect(await outcome()).toEqual({ status: 'running', held: 10 });
});

test('the third failure of the work fails the task and releases its hold', async () => {
  const broken = new Error('the encoder broke');
  const { run, outcome } = await jobThatFails(broken);
  expect(await run()).toBe(broken);
  expect(await run()).toBe(broken);
  expect(await outcome()).toEqual({ status: 'running', held: 10 });
  expect(await run()).toBeNull();
  expect(await outcome()).toEqual({ status: 'failed', held: 0 });
});

test('work whose ffmpeg is killed is tried five times, and an error in between counts as two kills', async () => {
  const details = { program: 'ffmpeg', args: [], exitCode: null, signal: 'SIGKILL', stderrTail: '' } as const;
  const killed = new FfmpegError({ ...details, failure: 'killed' });
  const broken = new Error('the encoder broke');
  const onlyKilled = await jobThatFails(killed);
  for (let attempt = 0; attempt < 4; attempt += 1) expect(await onlyKilled.run()).toBe(killed);
  expect(await onlyKilled.run()).toBeNull();
  const mixed = await jobThatFails(killed, killed, broken);
  for (const error of [killed, killed, broken]) expect(await mixed.run()).toBe(error);
  expect(await mixed.run()).toBeNull();
});

test('a failure of an attempt that has a successor does not count', async () => {
  const { run, outcome, database, jobId } = await jobThatFails(new Error('the encoder broke'));
  await run();
  await run();
  expect(await countFailure(database, { jobId, token: 'of-an-earlier-attempt' }, 2)).toBe(0);
  expect((await outcome()).status).toBe('running');
});

test('the result of an attempt that has a successor is discarded and logged as such', async () => {
  const { database, jobId, runWith, logged, outcome } = await jobThatFails(new Error('unused'));
  const superseded = async () => storeAttempt(database, jobId, 'of-the-successor');
  expect(await runWith(superseded)).toBeNull();
  expect(logged().at(-1)).toBe('result discarded: a later attempt started or the task has ended');
  expect(await outcome()).toEqual({ status: 'running', held: 10 });
  expect(await runWith(async () => undefined)).toBeNull();
  expect(logged().at(-1)).toBe('job completed');
  expect(await outcome()).toEqual({ status: 'completed', held: 0 });
});

test('the folder of an attempt killed after it ended the task is removed by the next one @fix-029', async () => {
  const { run, jobId, workRoot } = await jobThatFails(new Error('the encoder broke'));
  for (let attempt = 0; attempt < 3; attempt += 1) await run();
  const left = path.join(workRoot, workFolderName(jobId, 'of-the-killed-one'));
  await mkdir(left);
  await run();
  expect(existsSync(left)).toBe(false);
});
