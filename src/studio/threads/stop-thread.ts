import type { Worker } from 'node:worker_threads';

const terminateAfterMs = 1_000;

/** Asks the thread to stop its programs and itself; terminating it would leave the programs running. */
export async function stopThread(thread: Worker, ended: Promise<void>): Promise<void> {
  thread.postMessage('stop', []);
  const timer = setTimeout(() => void thread.terminate(), terminateAfterMs);
  await ended;
  clearTimeout(timer);
}
