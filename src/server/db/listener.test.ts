import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { waitFor } from '../../../tests/helpers/wait-for.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { openDatabase, type Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { openListener } from './listener.ts';

async function listen(databaseUrl: string) {
  const heard: string[] = [];
  let reconnects = 0;
  const listener = await openListener({
    databaseUrl,
    channels: ['news', 'other'],
    onNotification: (channel, payload) => heard.push(`${channel} ${payload}`),
    onReconnect: () => (reconnects += 1),
  });
  onTestFinished(listener.close);
  return { heard, reconnects: () => reconnects };
}

const listeners = async (database: Database): Promise<number[]> =>
  (
    await sql<{ pid: number }>`
      select pid from pg_stat_activity where query like 'listen %' and datname = current_database()
    `.execute(database)
  ).rows.map(({ pid }) => pid);

test('a dropped connection is restored, listens to every channel, and reports possible gaps', async () => {
  const database = await testDatabase();
  const { heard, reconnects } = await listen(database.databaseUrl);
  const [pid] = await listeners(database);
  await sql`select pg_terminate_backend(${pid}, 5000)`.execute(database);
  await waitFor(() => (reconnects() === 1 ? true : undefined), 10_000);
  await sql`select pg_notify('news', 'a'), pg_notify('other', 'b')`.execute(database);
  await waitFor(() => (heard.length === 2 ? true : undefined), 10_000);
  expect(heard.toSorted()).toEqual(['news a', 'other b']);
});

test('however many attempts an outage took, one connection listens afterwards', async () => {
  const folder = await temporaryFolder();
  const first = await startEmbeddedPostgres(folder, { durable: false });
  const { reconnects } = await listen(first.databaseUrl);
  await first.stop();
  const second = await startEmbeddedPostgres(folder, { durable: false });
  onTestFinished(second.stop);
  await waitFor(() => (reconnects() > 0 ? true : undefined), 10_000);
  const database = openDatabase(first.databaseUrl, { maxConnections: 1 });
  onTestFinished(() => database.destroy());
  await sql`select pg_notify('news', '')`.execute(database);
  expect(await listeners(database)).toHaveLength(1);
  expect(reconnects()).toBe(1);
});
