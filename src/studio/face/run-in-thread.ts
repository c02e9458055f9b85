import { Worker } from 'node:worker_threads';

export type ThreadMessage<Result> = { fraction: number } | { result: Result };

type ThreadRun = {
  worker: URL;
  order: unknown;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
};

const patienceMs = 1_000;

/** Runs a worker that posts ThreadMessages and, told 'stop', ends what it started. Throws what it threw. */
export async function runInThread<Result>({ worker, order, signal, onProgress }: ThreadRun): Promise<Result> {
  signal?.throwIfAborted();
  const thread = new Worker(worker, { workerData: order });
  const outcome = Promise.withResolvers<Result>();
  thread.on('message', (message: ThreadMessage<Result>) => {
    if ('result' in message) outcome.resolve(message.result);
    else onProgress?.(message.fraction);
  });
  thread.once('error', outcome.reject);
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  void ended.then(() => outcome.reject(new Error('The thread that looks for a face ended early.')));
  const onAbort = () => outcome.reject(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await outcome.promise;
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await endThread(thread, ended);
  }
}

/** Lets the thread end its own ffmpeg first: a terminated thread leaves that running. */
export async function endThread(thread: Worker, ended: Promise<void>): Promise<void> {
  thread.postMessage('stop', []);
  const impatience = setTimeout(() => void thread.terminate(), patienceMs);
  await ended;
  clearTimeout(impatience);
}
