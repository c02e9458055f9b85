import { parentPort } from 'node:worker_threads';

/**
 * The thread's side of pumpFrames: gives one frame for each request, so that the work never runs ahead of the encoder.
 * Each frame needs memory of its own, which is handed over; `takeSpare` gives what came back (`returnsMemory`). `signal` aborts when the parent has enough.
 */
export function serveFrames(
  open: (signal: AbortSignal, takeSpare: () => Uint8Array | undefined) => AsyncGenerator<Uint8Array>,
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
      // A generator that threw is at its end for the requests that wait behind: the parent must not take that for success.
      hasFailed = true;
      // Thrown where the parent receives it as the thread's error; after a stop nothing waits for it.
      if (!stop.signal.aborted)
        setImmediate(() => {
          throw error;
        });
    }
  });
}
