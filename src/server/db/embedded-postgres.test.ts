import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyBlankDatabase } from '../../../tests/helpers/blank-database.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { waitFor } from '../../../tests/helpers/wait-for.ts';
import { StartError } from '../errors.ts';
import { openDatabase } from './database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

const start = (folder: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres(folder, { durable: false });

/** A folder with a database, which takes a second of CPU time less than creating one. */
async function folderWithDatabase(): Promise<string> {
  const folder = await temporaryFolder();
  await copyBlankDatabase(folder);
  return folder;
}

async function query(postgres: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const database = openDatabase(postgres.databaseUrl, { maxConnections: 1 });
  const { rows } = await sql.raw(statement).execute(database);
  await database.destroy();
  return rows;
}

const postmasterOf = async (folder: string): Promise<number> =>
  Number.parseInt(await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);

const isGone = (pid: number): true | undefined => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  // A zombie counts as dead: its parent has not reaped it yet.
  return stdout.trim() === '' || stdout.startsWith('Z') ? true : undefined;
};

test('the data survives a kill -9 of the whole database', async () => {
  const folder = await temporaryFolder();
  await query(await startEmbeddedPostgres(folder), 'create table kept (id int)');
  const postmaster = await postmasterOf(folder);
  process.kill(postmaster, 'SIGKILL');
  await waitFor(() => isGone(postmaster), 10_000);

  const again = await start(folder);
  onTestFinished(again.stop);
  expect(await query(again, 'select * from kept')).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'a backend that outlived its postmaster is killed before the next start @fix-025',
  async () => {
    const folder = await folderWithDatabase();
    const first = await start(folder);
    const client = new Client({ connectionString: first.databaseUrl });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]!.pid;
    process.kill(backend, 'SIGSTOP');
    const postmaster = await postmasterOf(folder);
    process.kill(postmaster, 'SIGKILL');
    await waitFor(() => isGone(postmaster), 10_000);
    expect(await first.hasCrashed()).toBe(true);
    expect(isGone(backend)).toBe(undefined);

    const again = await start(folder);
    onTestFinished(again.stop);
    expect(isGone(backend)).toBe(true);
    expect(await query(again, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await again.hasCrashed()).toBe(false);
  },
);

test('another folder’s database keeps its backends when one starts after kill -9', async () => {
  const [folder, otherFolder] = [await folderWithDatabase(), await folderWithDatabase()];
  const other = await start(otherFolder);
  onTestFinished(other.stop);
  const client = new Client({ connectionString: other.databaseUrl });
  onTestFinished(() => client.end());
  await client.connect();
  await start(folder);
  process.kill(await postmasterOf(folder), 'SIGKILL');
  const again = await start(folder);
  onTestFinished(again.stop);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a restart does not create an empty database in place of a missing one', async () => {
  const folder = await temporaryFolder();
  await expect(startEmbeddedPostgres(folder, { create: false })).rejects.toThrow('is missing');
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
});

test('a database is taken over only if its owner was killed', async () => {
  const folder = await folderWithDatabase();
  const first = await start(folder);
  onTestFinished(first.stop);
  const neighbour = spawn('sleep', ['60']);
  await writeFile(path.join(folder, 'postgres-owner'), String(neighbour.pid));
  expect((await start(folder)).isOwner).toBe(false);

  neighbour.kill('SIGKILL');
  await new Promise((resolve) => neighbour.once('exit', resolve));
  const postmaster = await postmasterOf(folder);
  const heir = await start(folder);
  expect(heir.isOwner).toBe(true);
  await heir.stop();
  await waitFor(() => isGone(postmaster), 10_000);
});

test('a stale lock whose process id now belongs to another folder’s postmaster is ignored', async () => {
  const [folder, otherFolder] = [await folderWithDatabase(), await folderWithDatabase()];
  await (await start(folder)).stop();
  const other = await start(otherFolder);
  onTestFinished(other.stop);
  const lock = path.join(otherFolder, 'postgres/postmaster.pid');
  await writeFile(path.join(folder, 'postgres/postmaster.pid'), await readFile(lock));

  const again = await start(folder);
  onTestFinished(again.stop);
  expect(again.isOwner).toBe(true);
  expect(existsSync(lock)).toBe(true);
});

test('a running but unreachable database is reported and left alone', async () => {
  const folder = await folderWithDatabase();
  const first = await start(folder);
  onTestFinished(first.stop);
  const postmaster = await postmasterOf(folder);
  vi.stubEnv('TMPDIR', await temporaryFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(start(folder)).rejects.toThrow(`in use by process ${postmaster}`);
  expect(await postmasterOf(folder)).toBe(postmaster);
});

test('an interrupted first start is started over', async () => {
  const folder = await temporaryFolder();
  const unfinished = path.join(folder, 'postgres-unfinished');
  await mkdir(unfinished);
  await writeFile(path.join(unfinished, 'PG_VERSION'), '18\n');
  const postgres = await start(folder);
  await postgres.stop();
  expect(existsSync(unfinished)).toBe(false);
});

test('a foreign folder called postgres is not removed', async () => {
  const folder = await temporaryFolder();
  const theirs = path.join(folder, 'postgres/notes.txt');
  await mkdir(path.dirname(theirs));
  await writeFile(theirs, 'mine');
  await expect(start(folder)).rejects.toThrow(StartError);
  expect(await readFile(theirs, 'utf8')).toBe('mine');
});

test('stopping a stopped database is not an error', async () => {
  const folder = await folderWithDatabase();
  const postgres = await start(folder);
  await postgres.stop();
  await postgres.stop();
  await rm(path.join(folder, 'postgres'), { recursive: true });
  await postgres.stop();
});

test.runIf(process.getuid?.() === 0)(
  'root without user namespaces runs it as nobody, and can switch back with the same data',
  async () => {
    const folder = await temporaryFolder();
    const without = await startEmbeddedPostgres(folder, { durable: false, namespaces: false });
    await query(without, 'create table kept (id int)');
    expect((await stat(path.join(folder, 'postgres'))).uid).toBe(65_534);
    expect((await stat(folder)).mode & 0o777).toBe(0o710);
    await without.stop();
    const plain = await start(folder);
    await query(plain, 'insert into kept values (1)');
    await plain.stop();
    const again = await startEmbeddedPostgres(folder, { durable: false, namespaces: false });
    onTestFinished(again.stop);
    expect(await query(again, 'select * from kept')).toEqual([{ id: 1 }]);
  },
);
