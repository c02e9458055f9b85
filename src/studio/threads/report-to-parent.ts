import { parentPort } from 'node:worker_threads';

/** The messages of a thread that runThread started. */
export type ThreadReport<Result> = { fraction: number } | { result: Result };

export function reportProgress(fraction: number): void {
  parentPort!.postMessage({ fraction }, []);
}

/** The last report of a thread. */
export function reportResult<Result>(result: Result): void {
  parentPort!.postMessage({ result }, []);
}
