import { Worker } from 'node:worker_threads';
import { endThread } from './run-in-thread.ts';

/** Enough to keep the thread busy while the encoder takes one; each frame is 1.4 MB. */
const framesAhead = 2;
/** Nearly all memory is in typed arrays, outside these limits; a small heap is collected before those pile up. */
const heapLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 };

/** Frames made in a thread no faster than they are taken. Ends the thread however it ends. */
export async function* framesFromThread(
  workerUrl: URL,
  order: unknown,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  signal?.throwIfAborted();
  const worker = new Worker(workerUrl, { workerData: order, resourceLimits: heapLimits });
  const arrived: (Uint8Array | null)[] = [];
  const end: { reason: unknown } = { reason: null };
  let wake = () => {};
  worker.on('message', (frame: Uint8Array | null) => {
    arrived.push(frame);
    wake();
  });
  const fail = (reason: unknown) => {
    end.reason ??= reason;
    wake();
  };
  worker.once('error', fail);
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  void ended.then(() => fail(new Error('The thread that lets a face speak ended early.')));
  const onAbort = () => fail(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    for (let ahead = 0; ahead < framesAhead; ahead += 1) worker.postMessage('next', []);
    for (;;) {
      while (arrived.length === 0 && !end.reason) await new Promise<void>((resolve) => (wake = resolve));
      if (end.reason) throw end.reason;
      const frame = arrived.shift()!;
      if (frame === null) return;
      yield frame;
      worker.postMessage('next', []);
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await endThread(worker, ended);
  }
}
