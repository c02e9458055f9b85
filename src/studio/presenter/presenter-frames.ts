import { Worker } from 'node:worker_threads';
import type { FramesOrder } from './frames-worker.ts';

/** Enough to keep drawing while the encoder takes one; each frame is 3.7 MB. */
const framesAhead = 3;

/** RGBA pictures of a presenter, drawn in a thread no faster than they are taken. Ends the thread however it ends. */
export async function* presenterFrames(order: FramesOrder, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./frames-worker.ts', import.meta.url), { workerData: order });
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
  worker.once('exit', () => fail(new Error('The thread that draws the presenter ended early.')));
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
    await worker.terminate();
  }
}
