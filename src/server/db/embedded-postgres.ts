import { existsSync } from 'node:fs';
import { readFile, readlink, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../errors.ts';
import { isDatabaseReachable } from './pool.ts';
import { findOrdinaryUser, type OrdinaryUser } from './ordinary-user.ts';
import { endOrphanedBackends } from './orphaned-backends.ts';
import { findBinaries, runBinary } from './postgres-binaries.ts';
import { openSocketFolder } from './socket-folder.ts';

export type EmbeddedPostgres = {
  databaseUrl: string;
  isOwner: boolean;
  /** It is not running, and no other live process is responsible for restarting it. */
  hasCrashed: () => Promise<boolean>;
  stop: () => Promise<void>;
};

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

/** The process named in the data folder's lock file. After kill -9 its id may belong to another process. */
async function findLock(dataFolder: string): Promise<Lock | null> {
  const text = await readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (!isAlive(pid)) return null;
  if (process.platform !== 'linux') return { pid, isPostmaster: true };
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const home = await realpath(dataFolder);
  // A postmaster's working directory is its data folder. If that is unreadable, a matching process
  // name suffices.
  const workFolder = await readlink(`/proc/${pid}/cwd`).catch(() => home);
  return { pid, isPostmaster: command.includes('postgres') && workFolder === home };
}

/** Created beside its place and then moved, so that an interrupted one is never mistaken for a complete one. */
async function createCluster(user: OrdinaryUser, initdb: string, dataFolder: string): Promise<void> {
  const unfinished = `${dataFolder}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await user.giveFolder(unfinished);
  const args = ['-U', 'hookline', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-instructions'];
  await runBinary(user, initdb, ['-D', unfinished, ...args]);
  await rename(unfinished, dataFolder).catch((cause: unknown) => {
    throw new StartError(
      `${dataFolder} exists and is not a database: move it away, or choose another DATA_DIR.`,
      { cause },
    );
  });
}

/**
 * Starts the PostgreSQL in `folder`, or adopts the one that already runs there. Reached by a Unix socket in a private
 * folder: no port, no password. Only the owner's `stop` stops it. With `create: false` a folder without a database is
 * an error.
 */
export async function startEmbeddedPostgres(
  folder: string,
  options: { durable?: boolean; namespaces?: boolean; create?: boolean } = {},
): Promise<EmbeddedPostgres> {
  const dataFolder = path.join(folder, 'postgres');
  const ownerFile = path.join(folder, 'postgres-owner');
  const socketFolder = await openSocketFolder(folder);
  const databaseUrl = `postgresql://hookline@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
  const binaries = await findBinaries();
  const user = await findOrdinaryUser(options);
  const isRunning = async (): Promise<boolean> => (await findLock(dataFolder))?.isPostmaster ?? false;
  const readOwner = async (): Promise<number> =>
    Number.parseInt(await readFile(ownerFile, 'utf8').catch(() => ''), 10);
  const becomeOwner = async (): Promise<EmbeddedPostgres> => {
    await writeFile(ownerFile, String(process.pid));
    const stop = async (): Promise<void> => {
      try {
        await runBinary(user, binaries.pg_ctl, ['stop', '-D', dataFolder, '-m', 'fast', '-s', '-w']);
      } catch (error) {
        // It may have stopped already.
        if (await isRunning()) throw error;
      }
    };
    return { databaseUrl, isOwner: true, hasCrashed: async () => !(await isRunning()), stop };
  };
  const adopt = async (): Promise<EmbeddedPostgres> => {
    // Its owner was killed, so the process that finds it running becomes responsible for stopping
    // it.
    if (!isAlive(await readOwner())) return becomeOwner();
    const hasCrashed = async (): Promise<boolean> => !(await isRunning()) && !isAlive(await readOwner());
    return { databaseUrl, isOwner: false, hasCrashed, stop: async () => {} };
  };
  if (await isDatabaseReachable(databaseUrl)) return adopt();

  if (existsSync(path.join(dataFolder, 'PG_VERSION'))) await user.giveFolder(dataFolder);
  else if (options.create === false) throw new StartError(`The database in ${dataFolder} is missing.`);
  else await createCluster(user, binaries.initdb, dataFolder);
  await user.giveFolder(socketFolder);
  const logFile = path.join(folder, 'postgres.log');
  await writeFile(logFile, '', { flag: 'a' });
  await user.giveFile(logFile);
  const serverOptions = serverOptionsOf(socketFolder, options.durable ?? true);
  const start = ['start', '-D', dataFolder, '-l', logFile, '-s', '-w', '-o', serverOptions];
  const isStarted = await startWithRetries({
    dataFolder,
    start: () => runBinary(user, binaries.pg_ctl, start),
    isReachable: () => isDatabaseReachable(databaseUrl),
  });
  return isStarted ? becomeOwner() : adopt();
}

function serverOptionsOf(socketFolder: string, isDurable: boolean): string {
  const settings = ["listen_addresses=''", 'max_connections=200', 'jit=off'];
  if (!isDurable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  return ['-k', socketFolder, ...settings.flatMap((setting) => ['-c', setting])].join(' ');
}

const maxStartAttempts = 6;

/** Returns false if another process has started the server. */
async function startWithRetries({
  dataFolder,
  start,
  isReachable,
}: {
  dataFolder: string;
  start: () => Promise<unknown>;
  isReachable: () => Promise<boolean>;
}): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const lock = await findLock(dataFolder);
    if (!lock?.isPostmaster) await endOrphanedBackends(dataFolder);
    // PostgreSQL itself ignores the lock of a dead process.
    if (lock && !lock.isPostmaster) await rm(path.join(dataFolder, 'postmaster.pid'), { force: true });
    try {
      await start();
      return true;
    } catch (error) {
      if (await isReachable()) return false;
      // A postmaster that was just killed may linger, and outside Linux its children still hold the
      // shared memory.
      if (attempt < maxStartAttempts) await delay(500 * attempt);
      else if (!lock?.isPostmaster) throw error;
      else
        throw new StartError(
          `The database in ${dataFolder} is in use by process ${lock.pid}, which cannot be reached from here: stop that process, or choose another DATA_DIR.`,
          { cause: error },
        );
    }
  }
}
