import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { apiOf, type Api } from './api.ts';
import { copyBlankDatabase } from './blank-database.ts';
import { childrenOf, descendantsIn, killIfAlive, livingOf, readProcesses } from './processes.ts';
import { waitFor } from './wait-for.ts';

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
  /**
   * Sends SIGTERM, waits for the exit, and removes the data folder unless it was given. Kills the app and throws if it is
   * still running after a minute.
   */
  stop: () => Promise<void>;
  /** Sends SIGKILL to the supervisor and all its descendants, including the database. */
  killTree: () => Promise<void>;
};

const startWithinMs = 120_000;
const stopWithinMs = 60_000;

type StartOptions = { dataFolder?: string; environment?: Record<string, string> };

/** Starts the app like `npm start`, on a free port with its own data folder. */
export async function startApp(options: StartOptions = {}): Promise<RunningApp> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'hookline-app-')));
  if (!options.dataFolder && !options.environment?.DATABASE_URL) await copyBlankDatabase(dataFolder);
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
  const { pid } = child;
  if (pid === undefined) throw new Error('the app could not be spawned');
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  let hasExited = false;
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => {
      hasExited = true;
      resolve();
    }),
  );
  const killTree = async (): Promise<void> => {
    const pids = treeOf(pid, dataFolder);
    child.kill('SIGKILL');
    for (const descendant of pids) killIfAlive(descendant);
    await exited;
    await waitFor(() => (livingOf(pids).length > 0 ? undefined : true), 10_000);
  };
  const url = await waitFor(() => {
    if (hasExited) throw new Error('it exited');
    return /\n {2}Hookline is running at (\S+)\n/.exec(log)?.[1];
  }, startWithinMs).catch(async (cause: unknown) => {
    // The database would outlive the test.
    await killTree();
    throw new Error(`the app did not start:\n${log}`, { cause });
  });
  return {
    url,
    pid,
    dataFolder,
    api: apiOf(url),
    log: () => log,
    pidsOf: (service) =>
      childrenOf(pid)
        .filter(({ command }) => command.includes(`--services=${service}`))
        .map((entry) => entry.pid),
    toolsOf: (parentPid, tool) =>
      childrenOf(parentPid)
        .filter(({ command }) => command.startsWith(`${tool} `))
        .map((entry) => entry.pid),
    async stop() {
      child.kill('SIGTERM');
      const hasStopped = await Promise.race([
        exited.then(() => true),
        delay(stopWithinMs, false, { ref: false }),
      ]);
      if (!hasStopped) await killTree();
      if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true });
      if (!hasStopped) throw new Error(`the app did not stop within ${stopWithinMs} ms:\n${log}`);
    },
    killTree,
  };
}

/** Process ids of all descendants of the supervisor, and of the database, which may have lost its parent. */
function treeOf(supervisor: number, dataFolder: string): number[] {
  const processes = readProcesses();
  const postgres = processes
    .filter(({ command }) => command.includes(`${dataFolder}/postgres`))
    .flatMap((entry) => [entry, ...descendantsIn(processes, entry.pid)]);
  return [...descendantsIn(processes, supervisor), ...postgres].map((entry) => entry.pid);
}
