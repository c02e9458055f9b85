import { Worker, type ResourceLimits } from 'node:worker_threads';
import { stopThread } from './stop-thread.ts';
import { restoreClass } from './thread-errors.ts';

export type FrameThread = {
  /** A worker that calls serveFrames. */
  worker: URL;
  order: unknown;
  /** Describes the thread in messages: 'draws the presenter'. */
  purpose: string;
  /** Maximum number of frames that the thread makes in advance. */
  framesAhead?: number;
  resourceLimits?: ResourceLimits;
  /**
   * Set if frames are not used after the next one is requested: the thread then reuses their memory, which is cheaper
   * than allocating memory for each frame.
   */
  returnsMemory?: boolean;
};

const defaultFramesAhead = 2;

/** Yields frames made in a thread, on demand. The thread has ended when the generator returns or throws. */
export async function* pumpFrames(
  { worker, order, purpose, framesAhead = defaultFramesAhead, resourceLimits, returnsMemory }: FrameThread,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  signal?.throwIfAborted();
  const thread = new Worker(worker, {
    workerData: order,
    execArgv: [],
    ...(resourceLimits && { resourceLimits }),
  });
  const arrived: (Uint8Array | null)[] = [];
  const end: { reason: unknown } = { reason: null };
  let wake = () => {};
  thread.on('message', (frame: Uint8Array | null) => {
    arrived.push(frame);
    wake();
  });
  const fail = (reason: unknown) => {
    end.reason ??= reason;
    wake();
  };
  thread.once('error', (error) => fail(restoreClass(error)));
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  void ended.then(() => fail(new Error(`The thread that ${purpose} ended early.`)));
  const onAbort = () => fail(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    for (let ahead = 0; ahead < framesAhead; ahead += 1) thread.postMessage('next', []);
    for (;;) {
      while (arrived.length === 0 && !end.reason) await new Promise<void>((resolve) => (wake = resolve));
      if (end.reason) throw end.reason;
      const frame = arrived.shift()!;
      if (frame === null) return;
      yield frame;
      if (returnsMemory) thread.postMessage({ spare: frame }, [frame.buffer as ArrayBuffer]);
      thread.postMessage('next', []);
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await stopThread(thread, ended);
  }
}
