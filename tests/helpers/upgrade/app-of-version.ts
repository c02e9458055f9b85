import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** Web and worker of a checkout as two processes on one data folder, so the worker can be left out or killed. */
export type AppOfVersion = {
  origin: string;
  dataFolder: string;
  startWorker: () => Promise<void>;
  /** SIGTERM: active jobs return to the queue. */
  stopWorker: () => Promise<void>;
  /** SIGKILL: active jobs still belong to the dead worker. */
  killWorker: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startAppOfVersion(checkout: string, dataFolder: string): Promise<AppOfVersion> {
  const begin = (service: 'web' | 'worker'): { child: ChildProcess; log: () => string } => {
    let log = '';
    const child = spawn(process.execPath, ['src/server/main.ts', `--services=${service}`], {
      cwd: checkout,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        // The folder of the database's socket: tests read the same database.
        TMPDIR: tmpdir(),
        NODE_ENV: 'development',
        PORT: '0',
        DATA_DIR: dataFolder,
        RATE_LIMITS: 'off',
        WORKER_CONCURRENCY: '2',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout!.on('data', (chunk: Buffer) => (log += chunk.toString()));
    child.stderr!.on('data', (chunk: Buffer) => (log += chunk.toString()));
    return { child, log: () => log };
  };
  const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };

  const web = begin('web');
  const origin = await until('the web service is up', () => {
    if (web.child.exitCode !== null) throw new Error(`the web service ended:\n${web.log()}`);
    return /"url":"([^"]+)"/.exec(web.log())?.[1];
  });
  let worker: ChildProcess | null = null;
  const endWorker = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (worker) await end(worker, signal);
    worker = null;
  };
  return {
    origin,
    dataFolder,
    async startWorker() {
      worker = begin('worker').child;
      await until('a worker is up', async () => (await fetch(`${origin}/api/ready`)).ok || undefined);
    },
    stopWorker: () => endWorker('SIGTERM'),
    killWorker: () => endWorker('SIGKILL'),
    async stop() {
      await endWorker('SIGTERM');
      await end(web.child, 'SIGTERM');
    },
  };
}

/** Polls with short pauses, because some states last for a moment only. */
export async function until<T>(
  fact: string,
  look: () => T | undefined | Promise<T | undefined>,
  timeoutMs = 600_000,
): Promise<T> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`waited ${timeoutMs / 1_000} s until ${fact}`);
    await delay(10);
  }
}
