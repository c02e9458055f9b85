import { parentPort } from 'node:worker_threads';
import { packError, type PackedError } from './thread-errors.ts';

/** The messages of openWarmThread. */
export type WarmThreadRequest = { id: number; order: unknown } | { cancelled: number } | 'stop';
/** The messages of its thread. */
export type WarmThreadReply = { id: number; result: unknown } | { id: number; error: PackedError };

/**
 * The worker's side of `openWarmThread`: handles one order at a time, so that only one is in memory. `signal` aborts
 * when the order is cancelled or the thread is stopped.
 */
export function serveOrders<Order>(work: (order: Order, signal: AbortSignal) => Promise<unknown>): void {
  const port = parentPort!;
  const stops = new Map<number, AbortController>();
  let last: Promise<void> = Promise.resolve();

  async function serve(id: number, order: Order, signal: AbortSignal): Promise<void> {
    try {
      signal.throwIfAborted();
      const reply: WarmThreadReply = { id, result: await work(order, signal) };
      port.postMessage(reply, []);
    } catch (error) {
      const reply: WarmThreadReply = { id, error: packError(error) };
      port.postMessage(reply, []);
    } finally {
      stops.delete(id);
    }
  }

  port.on('message', (request: WarmThreadRequest) => {
    if (request === 'stop') {
      for (const stop of stops.values()) stop.abort();
      port.close();
    } else if ('cancelled' in request) {
      stops.get(request.cancelled)?.abort();
    } else {
      const stop = new AbortController();
      stops.set(request.id, stop);
      last = last.then(() => serve(request.id, request.order as Order, stop.signal));
    }
  });
}
