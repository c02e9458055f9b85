import type { ErrorCode } from '#contract/errors.ts';

export type TaskProgress = {
  stage: string;
  /** 0 to 100 */
  progress: number;
};

/** The services of the harness for a running job. */
export type JobContext = {
  /** Runs slow or paid work once per job: a retry, or another worker, gets the stored result. */
  step: <T extends object>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Publishes progress; frequent calls are throttled. */
  progress: (progress: TaskProgress) => void;
  /** True once the task was cancelled or has otherwise ended. */
  isCancelled: () => Promise<boolean>;
  /** Belongs to this attempt only; removed however the job ends. */
  workFolder: string;
  /** Aborted by cancellation, by the time limit, or when the worker stops. */
  signal: AbortSignal;
};

/** The progress of the whole while one stage runs: maps 0…1 of the stage to from…to of the whole. */
export function progressBetween(from: number, to: number, fraction: number): number {
  return from + (to - from) * Math.min(1, Math.max(0, fraction));
}

/** The consequence of an error for its task: the code if the task fails, and whether a retry can help. */
export type JobFailure = { code: ErrorCode; retry: boolean };
