import { fork } from 'node:child_process';
import { StartError } from '../errors.ts';

/** A running part of the app. */
export type Service = { stop: () => Promise<void> };

export type ServiceExit = { code: number | null; signal: string | null; uptimeMs: number };

export type ServiceProcess = {
  /** Resolves with its first message; rejects with StartError if it exits before. */
  ready: Promise<void>;
  ended: Promise<ServiceExit>;
  /** Sends SIGTERM, then SIGKILL if it does not exit. Resolves when it is gone. */
  stop: (killAfterMs: number) => Promise<void>;
};

/**
 * The web service handles short requests and holds little: V8 otherwise lets its heap grow to three times of what is in
 * use. Short-lived objects need 4 MB: with 1 MB, those of fifty concurrent requests were moved to the old heap.
 */
const frugalHeap = ['--max-semi-space-size=4', '--heap-growing-percent=10'];

type ForkOptions = { program: string; name: string; environment: NodeJS.ProcessEnv };

export function forkService({ program, name, environment }: ForkOptions): ServiceProcess {
  const startedAt = performance.now();
  const child = fork(program, [`--services=${name}`, '--supervised'], {
    env: environment,
    execArgv: [...process.execArgv, ...(name === 'web' ? frugalHeap : [])],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Its own process group: otherwise Ctrl-C would reach a render's ffmpeg before its worker knows
    // of the stop.
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
