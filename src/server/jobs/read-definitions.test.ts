import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { taskKinds, type TaskKind } from '#contract/tasks.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { testAccount } from '../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { waitFor } from '../../../tests/helpers/wait-for.ts';
import { closeJobQueue, openJobQueue } from '../db/job-queue.ts';
import { placeHold, readCredits } from '../db/ledger.ts';
import { findTask } from '../db/tasks.ts';
import { startTask } from '../use-cases/tasks/life-cycle.ts';
import type { JobDeps } from './define-job.ts';
import { readJobDefinitions } from './read-definitions.ts';
import { startWorker } from './worker.ts';

test('every task kind of the contract has one definition, under its own name', async () => {
  const definitions = await readJobDefinitions();
  expect(definitions.map(({ kind }) => kind)).toEqual(Object.keys(taskKinds).toSorted());
  for (const { kind, data } of definitions) expect(data).toBe(taskKinds[kind as TaskKind].data);
});

test('a new kind of job needs only a definition file', async () => {
  const folder = await temporaryFolder();
  const defineJobUrl = new URL('define-job.ts', import.meta.url).href;
  await writeFile(
    path.join(folder, 'greet-user.ts'),
    `import { writeFile } from 'node:fs/promises';
     import { z } from ${JSON.stringify(import.meta.resolve('zod'))};
     import { defineJob } from ${JSON.stringify(defineJobUrl)};
     export default defineJob({
       kind: 'greet-user',
       data: z.object({ path: z.string(), name: z.string() }),
       concurrency: 1,
       timeoutSeconds: 10,
       run: async (_deps, { path, name }, context) => {
         const greeting = await context.step('write', async () => ({ text: 'Hello, ' + name }));
         return async () => writeFile(path, greeting.text);
       },
     });`,
  );
  const database = await testDatabase();
  const { databaseUrl } = database;
  const onError = (): void => {};
  await closeJobQueue(await openJobQueue({ databaseUrl, role: { install: ['greet-user'] }, onError }));
  const jobs = await openJobQueue({ databaseUrl, role: 'worker', onError });
  const deps = { database, jobs } as unknown as JobDeps;
  const logger = pino({ level: 'silent' });
  const definitions = await readJobDefinitions(folder);
  const workRoot = await temporaryFolder();
  const worker = await startWorker({ ...deps, definitions, logger, workRoot, concurrency: 1 });

  const userId = await testAccount(database, 10);
  const greeting = path.join(folder, 'greeting.txt');
  const taskId = await database.transaction().execute(async (transaction) =>
    startTask({ jobs }, transaction, {
      kind: 'greet-user' as TaskKind,
      userId,
      subjectId: 'greeting',
      data: { path: greeting, name: 'Ada' } as never,
      holdId: await placeHold(transaction, { userId, credits: 10, description: 'A greeting' }),
    }),
  );
  await waitFor(
    async () => ((await findTask(database, taskId))?.status === 'completed' ? true : undefined),
    20_000,
  );
  expect(await readFile(greeting, 'utf8')).toBe('Hello, Ada');
  expect(await readCredits(database, userId)).toEqual({ balance: 0, held: 0 });
  await worker.stop();
  await closeJobQueue(jobs);
});

test('the guide for a new job has at most eight lines and names existing files', async () => {
  const guide = await readFile('docs/how-to/add-a-job.md', 'utf8');
  const lines = guide.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  expect(lines.length).toBeLessThanOrEqual(8);
  for (const [, file] of guide.matchAll(/`((?:src|tests)\/[\w/.-]+\.ts)`/g))
    await expect(readFile(file!, 'utf8')).resolves.not.toBe('');
});
