import { parentPort } from 'node:worker_threads';
import { packError, type PackedError } from './thread-errors.ts';

/** The messages of openWarmThread. */
export type WarmThreadRequest = { id: number; order: unknown } | { cancelled: number } | 'stop';
/** The messages of its thread. */
export type WarmThreadReply = { id: number; result: unknown } | { id: number; error: PackedError };

/**
 * The thread's side of openWarmThread: works on one order after the other, so that memory holds one at a time. `signal`
 * aborts when an order is cancelled or the thread is to end.
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
