import type { Worker } from 'node:worker_threads';

const patienceMs = 1_000;

/** Lets the thread end the programs that it runs: a terminated thread would leave them running. */
export async function stopThread(thread: Worker, ended: Promise<void>): Promise<void> {
  thread.postMessage('stop', []);
  const impatience = setTimeout(() => void thread.terminate(), patienceMs);
  await ended;
  clearTimeout(impatience);
}
