import { Worker } from 'node:worker_threads';
import type { WarmThreadReply, WarmThreadRequest } from './serve-orders.ts';
import { stopThread } from './stop-thread.ts';
import { restoreClass, unpackError } from './thread-errors.ts';

export type WarmThreadOptions = {
  /** A worker that calls serveOrders. */
  worker: URL;
  /** Describes the thread in messages: 'looks at a clip'. */
  purpose: string;
  /** Time limit of an order; the thread is stopped with an order that exceeds it. */
  timeoutMs: number;
  /** The thread ends after this time without an order. */
  idleMs: number;
};

/**
 * A thread that keeps loaded resources between orders. It starts with the first order and ends when it has been idle.
 */
export type WarmThread = {
  /** Throws the worker's error, the signal's reason, or a TimeoutError. */
  run: <Result>(order: unknown, signal?: AbortSignal) => Promise<Result>;
  /** Ends the thread and its current orders. */
  close: () => Promise<void>;
};

type Running = {
  send: (request: WarmThreadRequest) => void;
  waiting: Map<number, PromiseWithResolvers<unknown>>;
  stop: () => Promise<void>;
};

export function openWarmThread(options: WarmThreadOptions): WarmThread {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Running {
    const thread = startThread(options, () => {
      if (running === thread) running = null;
    });
    return thread;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = running;
    running = null;
    await ending?.stop();
  }

  async function run<Result>(order: unknown, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    clearTimeout(idle);
    running ??= start();
    const { waiting, send } = running;
    const id = (lastId += 1);
    const outcome = Promise.withResolvers<unknown>();
    waiting.set(id, outcome);
    const onAbort = () => {
      send({ cancelled: id });
      outcome.reject(signal!.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    const limit = setTimeout(() => {
      outcome.reject(new DOMException(`The thread that ${options.purpose} takes too long.`, 'TimeoutError'));
      void end();
    }, options.timeoutMs);
    send({ id, order });
    try {
      return (await outcome.promise) as Result;
    } finally {
      clearTimeout(limit);
      signal?.removeEventListener('abort', onAbort);
      waiting.delete(id);
      if (running?.waiting.size === 0) idle = setTimeout(() => void end(), options.idleMs).unref();
    }
  }

  return { run, close: end };
}

function startThread({ worker, purpose }: WarmThreadOptions, onEnd: () => void): Running {
  // Without the parent's flags, because those of a debugger or a test runner only concern the parent.
  const thread = new Worker(worker, { execArgv: [] });
  const waiting: Running['waiting'] = new Map();
  const failAll = (reason: unknown) => {
    onEnd();
    for (const outcome of waiting.values()) outcome.reject(reason);
  };
  thread.on('message', (reply: WarmThreadReply) => {
    const outcome = waiting.get(reply.id);
    if ('error' in reply) outcome?.reject(unpackError(reply.error));
    else outcome?.resolve(reply.result);
  });
  thread.once('error', (error) => failAll(restoreClass(error)));
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  void ended.then(() => failAll(new Error(`The thread that ${purpose} ended early.`)));
  return {
    waiting,
    send: (request) => thread.postMessage(request, []),
    stop: () => stopThread(thread, ended),
  };
}
