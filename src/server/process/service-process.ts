import { fork } from 'node:child_process';
import { StartError } from '../errors.ts';

/** A running part of the app. */
export type Service = { stop: () => Promise<void> };

export type ServiceExit = { code: number | null; signal: string | null; uptimeMs: number };

export type ServiceProcess = {
  /** Resolves at the first message of the process; rejects with StartError if the process exits before. */
  ready: Promise<void>;
  ended: Promise<ServiceExit>;
  /** Sends SIGTERM, and after `killAfterMs` SIGKILL. Resolves when the process has exited. */
  stop: (killAfterMs: number) => Promise<void>;
};

/**
 * Heap limits of the web service, which handles short requests and keeps little in memory: without them V8 lets the heap
 * grow to three times its live size. The young generation gets 4 MB: with 1 MB, objects of fifty concurrent requests were
 * promoted to the old generation.
 */
const frugalHeap = ['--max-semi-space-size=4', '--heap-growing-percent=10'];

type ForkOptions = { program: string; name: string; environment: NodeJS.ProcessEnv };

export function forkService({ program, name, environment }: ForkOptions): ServiceProcess {
  const startedAt = performance.now();
  const child = fork(program, [`--services=${name}`, '--supervised'], {
    env: environment,
    execArgv: [...process.execArgv, ...(name === 'web' ? frugalHeap : [])],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A process group of its own: otherwise Ctrl-C would reach the ffmpeg of a render before the worker is stopped.
    detached: true,
  });
  const ended = new Promise<ServiceExit>((resolve) => {
    const end = (code: number | null, signal: string | null): void =>
      resolve({ code, signal, uptimeMs: performance.now() - startedAt });
    child.once('exit', end);
    // A process that could not be spawned emits no exit.
    child.on('error', () => child.pid === undefined && end(null, null));
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    void ended.then(({ code, signal }) =>
      reject(new StartError(`The ${name} service did not start (${signal ?? `exit code ${code}`}).`)),
    );
  });
  // Only the first start waits for it.
  ready.catch(() => {});
  return {
    ready,
    ended,
    async stop(killAfterMs) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
