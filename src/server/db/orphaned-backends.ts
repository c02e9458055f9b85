import { readFile, readdir, readlink, realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

type ServerProcess = { pid: number; parent: number; title: string };

/** Most exit by themselves once they notice; a running query may still commit. */
const exitTimeoutMs = 1_000;
const killedWithinMs = 5_000;
const pollIntervalMs = 50;

/**
 * Ends the backends of a PostgreSQL server whose postmaster was killed. They still hold its shared memory, and a new
 * server refuses to start beside them; a running query or a stopped process could hold it for a long time. Only Linux
 * shows a process's data folder; elsewhere the caller has to retry.
 */
export async function endOrphanedBackends(dataFolder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  if ((await waitUntilGone(dataFolder, exitTimeoutMs)).length === 0) return;
  for (const { pid } of await findOrphans(dataFolder)) kill(pid);
  await waitUntilGone(dataFolder, killedWithinMs);
}

async function waitUntilGone(dataFolder: string, timeoutMs: number): Promise<ServerProcess[]> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const orphans = await findOrphans(dataFolder);
    if (orphans.length === 0 || performance.now() > end) return orphans;
    await delay(pollIntervalMs);
  }
}

/** A backend's working directory is the data folder, as for its postmaster; an orphan's parent is another process. */
async function findOrphans(dataFolder: string): Promise<ServerProcess[]> {
  const home = await realpath(dataFolder).catch(() => null);
  if (home === null) return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = (await Promise.all(pids.map((pid) => readServerProcess(pid, home)))).filter(
    (process) => process !== null,
  );
  const inFolder = new Set(found.map(({ pid }) => pid));
  return found.filter(({ parent, title }) => title.startsWith('postgres: ') && !inFolder.has(parent));
}

/** Null for a process that works elsewhere, has exited, or is not readable. */
async function readServerProcess(pid: number, home: string): Promise<ServerProcess | null> {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== home) return null;
    const [title, stat] = await Promise.all([
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The name before the closing parenthesis may itself contain spaces and parentheses.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid, parent, title };
  } catch {
    return null;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
