import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { DatabaseUnavailableError } from '../errors.ts';
import { openDatabase, type Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { openPool } from './pool.ts';

async function backendOf(database: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
  return rows[0]!.pid;
}
const terminate = (database: Database, pid: number) =>
  sql`select pg_terminate_backend(${pid}, 5000)`.execute(database);

test('a connection cut during a transaction is DatabaseUnavailableError, and the next one works', async () => {
  const other = await testDatabase();
  const database = openDatabase(other.databaseUrl, { maxConnections: 1 });
  onTestFinished(() => database.destroy());
  const cut = database.transaction().execute(async (transaction) => {
    await terminate(other, await backendOf(transaction as unknown as Database));
    await sql`select 1`.execute(transaction);
  });
  await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailableError);
  expect(await backendOf(database)).toBeGreaterThan(0);
});

test('a connection cut during a query is DatabaseUnavailableError', async () => {
  const other = await testDatabase();
  const database = openDatabase(other.databaseUrl, { maxConnections: 1 });
  onTestFinished(() => database.destroy());
  const pid = await backendOf(database);
  const asleep = sql`select pg_sleep(60)`.execute(database);
  await Promise.all([
    expect(asleep).rejects.toMatchObject({ reason: 'it is shutting down or has reset its connections' }),
    terminate(other, pid),
  ]);
});

test('other server errors stay unchanged', async () => {
  const database = await testDatabase();
  await expect(sql`select nonsense`.execute(database)).rejects.toMatchObject({ code: '42703' });
  const circle: { self?: object } = {};
  circle.self = circle;
  await expect(sql`select ${circle}`.execute(database)).rejects.toBeInstanceOf(TypeError);
});

test('without a server it fails at once; with retryForMs it waits for a server', async () => {
  const folder = await temporaryFolder();
  const first = await startEmbeddedPostgres(folder, { durable: false });
  await first.stop();
  const hasty = openPool(first.databaseUrl, { maxConnections: 1 });
  onTestFinished(hasty.end);
  await expect(hasty.query('select 1')).rejects.toMatchObject({ reason: 'it is not running' });

  const patient = openDatabase(first.databaseUrl, { maxConnections: 1, retryForMs: 60_000 });
  onTestFinished(() => patient.destroy());
  const pid = backendOf(patient);
  const second = await startEmbeddedPostgres(folder, { durable: false });
  onTestFinished(second.stop);
  expect(await pid).toBeGreaterThan(0);
});
