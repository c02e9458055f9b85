import { expect, test } from 'vitest';
import { taskStreamPath } from '#contract/tasks.ts';
import { findHook } from '#server/db/hooks.ts';
import { completeTask, failTask, reportProgress } from '#server/use-cases/tasks/life-cycle.ts';
import { apiOf } from '../helpers/api.ts';
import { type ReadEvent, readEvents } from '../helpers/event-reader.ts';
import { startMachine } from '../helpers/machine.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { testDatabase } from '../helpers/test-database.ts';
import { testQueue } from '../helpers/test-queue.ts';
import { startShortHook } from '../helpers/video-steps.ts';

const isTaskEvent = ({ type }: ReadEvent): boolean => type.startsWith('task.');
const short = ({ id, type, data }: ReadEvent) => [id, type, data['subjectId'], data['progress']];

test('one stream delivers all of a user’s events in order from any web process, without gaps', async () => {
  const database = await testDatabase();
  const deps = { database, jobs: await testQueue(database) };
  const environment = { DATABASE_URL: database.databaseUrl };
  const machines = [await startMachine('web', environment), await startMachine('web', environment)];
  const [first, second] = await Promise.all(machines.map(({ url }) => waitFor(url, 60_000)));
  const person = await apiOf(first!).signIn();
  await person.buy('creator');
  const { token } = person;

  // The stream is open on the second process while the work is started and reported elsewhere.
  const stream = await readEvents(second!, taskStreamPath, { token });
  const hooks: Awaited<ReturnType<typeof startShortHook>>[] = [];
  for (let count = 0; count < 3; count += 1) hooks.push(await startShortHook(person));
  const tasks = await Promise.all(
    hooks.map(async ({ hookGenerationId }) => (await findHook(database, hookGenerationId))!.task_id),
  );
  const inTransaction = (work: Parameters<ReturnType<typeof database.transaction>['execute']>[0]) =>
    database.transaction().execute(work);
  for (const progress of [10, 20, 30]) {
    await Promise.all(tasks.map((taskId) => reportProgress(deps, taskId, { stage: 'lip-sync', progress })));
  }
  await waitFor(() => (stream.events.filter(isTaskEvent).length === 12 ? true : undefined), 20_000);
  stream.close();
  await stream.ended;
  const last = stream.events.at(-1)!.id;

  // No client is connected while one hook completes and another fails.
  await inTransaction((transaction) => completeTask(deps, transaction, tasks[0]!));
  await inTransaction((transaction) => failTask(deps, transaction, tasks[1]!, 'hook_failed'));
  const resumed = await readEvents(first!, taskStreamPath, { token, lastEventId: last });
  await waitFor(() => (resumed.events.filter(isTaskEvent).length === 2 ? true : undefined), 20_000);
  const ended = resumed.events.filter(isTaskEvent);
  expect(ended.map(({ type, data }) => [type, data['status'], data['errorCode']])).toEqual([
    ['task.ended', 'completed', null],
    ['task.ended', 'failed', 'hook_failed'],
  ]);
  expect(ended.map(({ data }) => (data['generations'] as object[])[0])).toMatchObject([
    { generationId: hooks[0]!.generationId, type: 'status', data: { subject: 'hook', stage: 'complete' } },
    { generationId: hooks[1]!.generationId, type: 'error', data: { status: 'failed' } },
  ]);

  // The process is killed, and the other one serves the reconnection.
  const cut = resumed.events.at(-1)!.id;
  killIfAlive(machines[0]!.pid);
  await resumed.ended;
  await reportProgress(deps, tasks[2]!, { stage: 'lip-sync', progress: 60 });
  const again = await readEvents(second!, taskStreamPath, { token, lastEventId: cut });
  await waitFor(() => (again.events.some(isTaskEvent) ? true : undefined), 20_000);

  const all = [...stream.events, ...ended, ...again.events].filter(isTaskEvent);
  expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  for (const { hookGenerationId } of hooks) {
    const progress = all
      .filter(({ data }) => data['subjectId'] === hookGenerationId)
      .map(({ data }) => data['progress'] as number);
    expect(progress, JSON.stringify(all.map(short))).toEqual(progress.toSorted((a, b) => a - b));
  }

  // The channel of one generation filters the same sequence.
  const channel = await readEvents(second!, `/api/sse/generation/${hooks[1]!.generationId}`, {
    token,
    lastEventId: 0,
  });
  await waitFor(() => (channel.events.some(({ type }) => type === 'error') ? true : undefined), 20_000);
  expect(channel.events.filter(({ id }) => id > 0).map(({ data }) => data['id'])).toEqual(
    Array.from({ length: 5 }, () => hooks[1]!.hookGenerationId),
  );
  const stranger = await apiOf(second!).signIn('Eve');
  const foreign = readEvents(second!, `/api/sse/generation/${hooks[1]!.generationId}`, stranger);
  await expect(foreign).rejects.toThrow('404');
  again.close();
  channel.close();
}, 300_000);
