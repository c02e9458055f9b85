import type { Worker } from 'node:worker_threads';

const terminateAfterMs = 1_000;

/** Lets the thread end the programs that it runs: a terminated thread would leave them running. */
export async function stopThread(thread: Worker, ended: Promise<void>): Promise<void> {
  thread.postMessage('stop', []);
  const timer = setTimeout(() => void thread.terminate(), terminateAfterMs);
  await ended;
  clearTimeout(timer);
}
