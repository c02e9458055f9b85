import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { testAccount } from '../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../tests/helpers/test-queue.ts';
import { beginHook } from '../../../tests/helpers/test-video.ts';
import { readWallet } from '../db/ledger.ts';
import { findTask } from '../db/tasks.ts';
import { DatabaseUnavailableError } from '../errors.ts';
import { defineJob } from './define-job.ts';
import { runJob, type HarnessDeps } from './run-job.ts';

/** One last try of a hook's job whose work ends with `failure`. */
async function lastTry(failure: Error) {
  const database = await testDatabase();
  const jobs = await testQueue(database);
  const userId = await testAccount(database, 10);
  await beginHook({ database, jobs }, userId);
  const { id, job_id } = await database
    .selectFrom('tasks')
    .select(['id', 'job_id'])
    .executeTakeFirstOrThrow();
  const definition = defineJob({
    kind: 'make-hook',
    data: z.object({}),
    concurrency: 1,
    timeoutSeconds: 10,
    run: () => Promise.reject(failure),
  });
  const deps = { database, jobs, workFolder: await temporaryFolder(), logger: pino({ level: 'silent' }) };
  const run = runJob(deps as unknown as HarnessDeps, definition, {
    id: job_id!,
    signal: new AbortController().signal,
    isLastTry: true,
  });
  const thrown = await run.then(
    () => null,
    (reason: unknown) => reason,
  );
  return {
    thrown,
    status: (await findTask(database, id))!.status,
    held: (await readWallet(database, userId)).held,
  };
}

test('an outage of the database fails no task, not even at the last try: another attempt is made', async () => {
  const outage = new DatabaseUnavailableError('it is not running', null);
  expect(await lastTry(outage)).toEqual({ thrown: outage, status: 'running', held: 10 });
});

test('any other error at the last try fails the task and releases its hold', async () => {
  expect(await lastTry(new Error('the encoder broke'))).toEqual({ thrown: null, status: 'failed', held: 0 });
});
