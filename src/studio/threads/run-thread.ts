import { Worker } from 'node:worker_threads';
import { stopThread } from './stop-thread.ts';
import type { ThreadReport } from './report-to-parent.ts';
import { restoreClass } from './thread-errors.ts';

export type ThreadRun = {
  /** A worker that calls reportResult. */
  worker: URL;
  order: unknown;
  /** Completes “The thread that …” in messages: 'aligns speech'. */
  purpose: string;
  /**
   * Set for a thread that starts programs and stops them and itself on the message 'stop'; other threads are
   * terminated.
   */
  stopsItself?: boolean;
  timeoutMs?: number;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
};

/** Runs a worker until it reports its result. Throws the worker's error, an AbortError, or a TimeoutError. */
export async function runThread<Result>(run: ThreadRun): Promise<Result> {
  const limits = [run.signal, run.timeoutMs && AbortSignal.timeout(run.timeoutMs)];
  const stop = AbortSignal.any(limits.filter((limit) => limit instanceof AbortSignal));
  stop.throwIfAborted();
  // Without the parent's flags, because those of a debugger or a test runner only concern the parent.
  const thread = new Worker(run.worker, { workerData: run.order, execArgv: [] });
  const outcome = Promise.withResolvers<Result>();
  thread.on('message', (report: ThreadReport<Result>) => {
    if ('result' in report) outcome.resolve(report.result);
    else run.onProgress?.(report.fraction);
  });
  thread.once('error', (error) => outcome.reject(restoreClass(error)));
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  void ended.then(() => outcome.reject(new Error(`The thread that ${run.purpose} ended early.`)));
  const onStop = () => outcome.reject(stop.reason);
  stop.addEventListener('abort', onStop, { once: true });
  try {
    return await outcome.promise;
  } finally {
    stop.removeEventListener('abort', onStop);
    if (run.stopsItself) await stopThread(thread, ended);
    else await thread.terminate();
  }
}
