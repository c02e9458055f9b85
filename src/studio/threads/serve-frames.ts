import { parentPort } from 'node:worker_threads';

/**
 * The worker's side of `pumpFrames`: sends one frame per request, so that drawing never runs ahead of the encoder. The
 * memory of each frame is transferred to the parent; `claimSpare` returns memory that came back (`returnsMemory`).
 * `signal` aborts when the parent needs no more frames.
 */
export function serveFrames(
  open: (signal: AbortSignal, claimSpare: () => Uint8Array | undefined) => AsyncGenerator<Uint8Array>,
): void {
  const port = parentPort!;
  const stop = new AbortController();
  const spare: Uint8Array[] = [];
  let hasFailed = false;
  const frames = open(stop.signal, () => spare.pop());
  port.on('message', async (message: 'next' | 'stop' | { spare: Uint8Array }) => {
    if (typeof message === 'object') {
      spare.push(message.spare);
      return;
    }
    if (message === 'stop') {
      stop.abort();
      port.close();
      return;
    }
    try {
      const { value } = await frames.next();
      if (value) port.postMessage(value, [value.buffer as ArrayBuffer]);
      else if (!hasFailed) port.postMessage(null, []);
    } catch (error) {
      // A generator that threw is finished for all waiting requests as well, which the parent must not take for
      // success.
      hasFailed = true;
      // Thrown outside the message handler, so that the parent receives it as the thread's error. After a stop the
      // parent no longer waits for it.
      if (!stop.signal.aborted)
        setImmediate(() => {
          throw error;
        });
    }
  });
}
