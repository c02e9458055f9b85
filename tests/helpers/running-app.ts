import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { apiOf, type Api } from './api.ts';

export type RunningApp = {
  url: string;
  /** The supervisor's process id. */
  pid: number;
  dataFolder: string;
  api: Api;
  /** The log of all processes so far. */
  log: () => string;
  /** Process ids of the supervisor's children. */
  pidsOf: (service: 'web' | 'worker') => number[];
  /** Process ids of a media tool that this process has started. */
  toolsOf: (pid: number, tool: 'ffmpeg' | 'ffprobe') => number[];
  /** Sends SIGTERM, waits for the exit, and removes the data folder unless it was given. */
  stop: () => Promise<void>;
  /** Sends SIGKILL to the supervisor and all its descendants, including the database. */
  killTree: () => Promise<void>;
};

type StartOptions = { dataFolder?: string; environment?: Record<string, string> };

/** Starts the app like `npm start`, on a free port with its own data folder. */
export async function startApp(options: StartOptions = {}): Promise<RunningApp> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'hookline-app-')));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      LOG_LEVEL: 'info',
      // A test makes a day's worth of requests in a minute, all from one address.
      RATE_LIMITS: 'off',
      // The scripts that the voices can read must not depend on what is installed here.
      ESPEAK_NG_PATH: 'off',
      SOCIAL_X_URL: 'https://x.example.com/hookline',
      SOCIAL_LINKEDIN_URL: 'https://linkedin.example.com/hookline',
      SOCIAL_FACEBOOK_URL: 'https://facebook.example.com/hookline',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exited = (): Promise<void> =>
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve()
      : new Promise((resolve) => child.once('exit', () => resolve()));
  const killTree = async (): Promise<void> => {
    const pids = [...descendantsOf(child.pid!), ...postgresIn(dataFolder)];
    child.kill('SIGKILL');
    for (const pid of pids) killIfAlive(pid);
    await exited();
    await waitFor(() => (pids.some(isAlive) ? undefined : true), 10_000);
  };
  const url = await waitFor(() => {
    if (child.exitCode !== null) throw new Error(`the app did not start:\n${log}`);
    return /\n {2}Hookline is running at (\S+)\n/.exec(log)?.[1];
  }, 60_000).catch(async (error: unknown) => {
    // The database would outlive the test.
    await killTree();
    throw error;
  });
  return {
    url,
    pid: child.pid!,
    dataFolder,
    api: apiOf(url),
    log: () => log,
    pidsOf: (service) =>
      childrenOf(child.pid!)
        .filter(({ command }) => command.includes(`--services=${service}`))
        .map(({ pid }) => pid),
    toolsOf: (pid, tool) =>
      childrenOf(pid)
        .filter(({ command }) => command.startsWith(`${tool} `))
        .map((child) => child.pid),
    async stop() {
      child.kill('SIGTERM');
      await exited();
      if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true });
    },
    killTree,
  };
}

export type ProcessFacts = { pid: number; parent: number; command: string };

/** Every live process of the machine. */
export function readProcesses(): ProcessFacts[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line);
    // A zombie counts as dead: its parent has not reaped it yet.
    if (!match || match[3]!.startsWith('Z')) return [];
    return [{ pid: Number(match[1]), parent: Number(match[2]), command: match[4]! }];
  });
}
const childrenOf = (parent: number): ProcessFacts[] =>
  readProcesses().filter((process) => process.parent === parent);
export const descendantsIn = (processes: readonly ProcessFacts[], parent: number): ProcessFacts[] =>
  processes
    .filter((process) => process.parent === parent)
    .flatMap((child) => [child, ...descendantsIn(processes, child.pid)]);
const descendantsOf = (parent: number): number[] =>
  descendantsIn(readProcesses(), parent).map(({ pid }) => pid);
const postgresIn = (dataFolder: string): number[] =>
  readProcesses()
    .filter(({ command }) => command.includes(`${dataFolder}/postgres`))
    .flatMap(({ pid }) => [pid, ...descendantsOf(pid)]);
export const isAlive = (pid: number): boolean => readProcesses().some((process) => process.pid === pid);

export function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Polls until `look` returns a value. Throws after `timeoutMs`. */
export async function waitFor<T>(
  look: () => T | undefined | Promise<T | undefined>,
  timeoutMs: number,
  everyMs = 100,
): Promise<T> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`waited ${timeoutMs} ms for ${look.toString()}`);
    await delay(everyMs);
  }
}
