import { parentPort } from 'node:worker_threads';

/**
 * The thread's side of pumpFrames: gives one frame for each request, so that the work never runs ahead of the encoder.
 * Each frame needs memory of its own, which is handed over. `signal` aborts when the parent has enough.
 */
export function serveFrames(open: (signal: AbortSignal) => AsyncGenerator<Uint8Array>): void {
  const port = parentPort!;
  const stop = new AbortController();
  const frames = open(stop.signal);
  port.on('message', async (message: 'next' | 'stop') => {
    if (message === 'stop') {
      stop.abort();
      port.close();
      return;
    }
    try {
      const { value } = await frames.next();
      if (value) port.postMessage(value, [value.buffer as ArrayBuffer]);
      else port.postMessage(null, []);
    } catch (error) {
      // Thrown where the parent receives it as the thread's error; after a stop nothing waits for it.
      if (!stop.signal.aborted)
        setImmediate(() => {
          throw error;
        });
    }
  });
}
