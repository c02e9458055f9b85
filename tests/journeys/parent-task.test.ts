import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isActive, type TaskEvent, type TaskKind } from '#contract/tasks.ts';
import { openJobQueue } from '#server/db/job-queue.ts';
import { placeHold, readCredits, readLedger } from '#server/db/ledger.ts';
import { readTaskEvents } from '#server/db/task-events.ts';
import { findTask } from '#server/db/tasks.ts';
import { cancelTask, startParentTask, startTask } from '#server/use-cases/tasks/life-cycle.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testAccount } from '../helpers/test-account.ts';
import { testDatabase } from '../helpers/test-database.ts';

const definitionsFolder = path.resolve('tests/helpers/example-jobs');
const workers: ChildProcess[] = [];
afterEach(() => {
  for (const { pid } of workers.splice(0)) killIfAlive(pid!);
});

function startWorkerProcess(databaseUrl: string, workRoot: string): ChildProcess {
  const script = path.resolve('tests/helpers/example-worker.ts');
  const worker = spawn(process.execPath, [script, databaseUrl, definitionsFolder, workRoot], {
    stdio: 'ignore',
  });
  workers.push(worker);
  return worker;
}

async function setUp() {
  const database = await testDatabase();
  const { databaseUrl } = database;
  const install = ['make-part', 'gather-parts'];
  const jobs = await openJobQueue({ databaseUrl, role: { install }, onError: () => {} });
  const userId = await testAccount(database, 100);
  const deps = { database, jobs };
  return { ...deps, databaseUrl, userId, workRoot: await temporaryFolder() };
}

type Behaviour = 'complete' | 'fail' | 'hang-once';

test('a parent of twenty children ends once and settles its hold once, whatever the children’s results', async () => {
  const { database, jobs, databaseUrl, userId, workRoot } = await setUp();
  const deps = { jobs };
  const behaviours: Behaviour[] = [
    ...Array.from({ length: 8 }, () => 'complete' as const),
    ...Array.from({ length: 5 }, () => 'fail' as const),
    ...Array.from({ length: 7 }, () => 'hang-once' as const),
  ];
  const { childIds, parentId } = await database.transaction().execute(async (transaction) => {
    const holdId = await placeHold(transaction, { userId, credits: 10, description: 'Twenty parts' });
    const ids: string[] = [];
    for (const behaviour of behaviours) {
      ids.push(
        await startTask(deps, transaction, {
          kind: 'make-part' as TaskKind,
          userId,
          subjectId: crypto.randomUUID(),
          data: { behaviour } as never,
        }),
      );
    }
    const parent = await startParentTask(deps, transaction, {
      kind: 'gather-parts' as TaskKind,
      userId,
      subjectId: 'all parts',
      data: { name: 'all parts' } as never,
      childIds: ids,
      fanIn: 'any',
      holdId,
    });
    return { childIds: ids, parentId: parent };
  });
  const statusOf = async (id: string) => (await findTask(database, id))!.status;
  const hanging = childIds.slice(13);

  const first = startWorkerProcess(databaseUrl, workRoot);
  await waitFor(async () => {
    const tasks = await Promise.all(childIds.map((id) => findTask(database, id)));
    const isUnderWay = tasks.slice(13).every((task) => task!.stage === 'making');
    return isUnderWay && tasks.slice(0, 13).every((task) => !isActive(task!.status)) ? true : undefined;
  }, 60_000);
  for (const id of hanging.slice(0, 3))
    await database.transaction().execute((transaction) => cancelTask(deps, transaction, id));
  killIfAlive(first.pid!);
  expect(await statusOf(parentId)).toBe('waiting');

  startWorkerProcess(databaseUrl, workRoot);
  await waitFor(async () => (isActive(await statusOf(parentId)) ? undefined : true), 60_000);
  const statuses = await Promise.all(childIds.map(statusOf));
  const count = (status: string) => statuses.filter((found) => found === status).length;
  expect([count('completed'), count('failed'), count('cancelled')]).toEqual([12, 5, 3]);
  expect(await statusOf(parentId)).toBe('completed');

  const events = await readTaskEvents(database, { userId, after: 0, videoId: null });
  const ends = events.filter(
    (event): event is TaskEvent & { sequence: number; taskId: string } => event.type === 'task.ended',
  );
  expect(ends.map(({ taskId }) => taskId).toSorted()).toEqual([...childIds, parentId].toSorted());
  expect(ends.at(-1)?.taskId).toBe(parentId);
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
  const { transactions } = await readLedger(database, userId, { limit: 10, offset: 0 });
  expect(transactions.map(({ kind }) => kind)).toEqual(['capture', 'hold', 'purchase']);
  expect(await readCredits(database, userId)).toEqual({ balance: 90, held: 0 });
}, 300_000);

test('a parent whose children all fail or are cancelled fails, and its hold is released once', async () => {
  const { database, jobs, userId } = await setUp();
  const deps = { jobs };
  const begin = await database.transaction().execute(async (transaction) => {
    const holdId = await placeHold(transaction, { userId, credits: 10, description: 'Two parts' });
    const start = (subjectId: string) =>
      startTask(deps, transaction, {
        kind: 'make-part' as TaskKind,
        userId,
        subjectId,
        data: { behaviour: 'complete' } as never,
      });
    const childIds = [await start('a'), await start('b')];
    const parentId = await startParentTask(deps, transaction, {
      kind: 'gather-parts' as TaskKind,
      userId,
      subjectId: 'both',
      data: { name: 'both' } as never,
      childIds,
      fanIn: 'any',
      holdId,
    });
    return { childIds, parentId };
  });
  // Both are cancelled twice at the same moment, in separate transactions.
  const ended = await Promise.all(
    [...begin.childIds, ...begin.childIds].map((id) =>
      database.transaction().execute((transaction) => cancelTask(deps, transaction, id)),
    ),
  );
  expect(ended.filter(Boolean)).toHaveLength(2);
  expect(await findTask(database, begin.parentId)).toMatchObject({ status: 'failed' });
  expect(await readCredits(database, userId)).toEqual({ balance: 100, held: 0 });
});
