import { expect, onTestFinished, test } from 'vitest';
import type { TaskEvent } from '#contract/tasks.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { openDatabase } from '../../db/database.ts';
import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import { listenForEvents } from '../../db/event-listener.ts';
import { migrate } from '../../db/migrate.ts';
import { appendTaskEvent } from '../../db/task-events.ts';
import { watchTasks } from './watch-tasks.ts';

test('an open stream survives a database restart and misses nothing @fix-028', async () => {
  const folder = await temporaryFolder();
  const first = await startEmbeddedPostgres(folder);
  const database = openDatabase(first.databaseUrl);
  onTestFinished(() => database.destroy());
  await migrate(database, 'migrations');
  const userId = await testAccount(database, 0);
  const events = await listenForEvents(first.databaseUrl);
  onTestFinished(events.close);
  const closing = new AbortController();
  const input = { userId, videoId: null, lastSequence: null, signal: closing.signal };
  const stream = await watchTasks({ database, events }, input);
  expect((await stream.next()).value).toMatchObject({ type: 'connected' });

  await first.stop();
  // While the database is down the stream sends heartbeats only.
  expect((await stream.next()).value).toEqual({ type: 'ping' });
  const second = await startEmbeddedPostgres(folder);
  onTestFinished(second.stop);
  const event: TaskEvent = { type: 'video.changed', subjectId: crypto.randomUUID() };
  await database.transaction().execute((transaction) => appendTaskEvent(transaction, userId, event));
  for await (const item of stream) {
    if (item.type === 'ping') continue;
    expect(item).toMatchObject({ type: 'event', event: { type: 'video.changed' } });
    break;
  }
  closing.abort();
});
