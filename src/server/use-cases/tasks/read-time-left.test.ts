import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { beginHook, finishHook } from '../../../../tests/helpers/test-video.ts';
import { findHook } from '../../db/hooks.ts';
import { markTaskStarted } from '../../db/task-pace.ts';
import { readTimeLeft } from './read-time-left.ts';

test('a hook is estimated from this installation’s measured hooks and the queue before it @fix-011', async () => {
  const database = await testDatabase();
  const deps = { database, jobs: await testQueue(database) };
  const userId = await testAccount(database, 100);
  const begin = async (hookText: string) => {
    const { hookId } = await beginHook(deps, userId, { hookText });
    return { hookId, taskId: (await findHook(database, hookId))!.task_id };
  };

  const first = await begin('First.');
  expect(await readTimeLeft(deps, first.taskId)).toBeNull();
  await markTaskStarted(database, first.taskId);
  await finishHook(deps, first.hookId);
  await sql`update tasks set started_at = ended_at - interval '40 seconds'`.execute(database);

  const second = await begin('Second.');
  const third = await begin('Third.');
  await markTaskStarted(database, second.taskId);
  expect(await readTimeLeft(deps, second.taskId)).toBeCloseTo(40);
  await sql`update tasks set progress = 75 where id = ${second.taskId}`.execute(database);
  expect(await readTimeLeft(deps, second.taskId)).toBeCloseTo(10);
  expect(await readTimeLeft(deps, third.taskId)).toBeCloseTo(50);
  expect(await readTimeLeft(deps, first.taskId)).toBeNull();
});
