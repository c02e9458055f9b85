import { parentPort } from 'node:worker_threads';

/** What a thread that runThread started sends. */
export type ThreadReport<Result> = { fraction: number } | { result: Result };

export function reportProgress(fraction: number): void {
  parentPort!.postMessage({ fraction }, []);
}

/** The last report of a thread. */
export function reportResult<Result>(result: Result): void {
  parentPort!.postMessage({ result }, []);
}
