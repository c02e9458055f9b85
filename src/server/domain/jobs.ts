import type { ErrorCode } from '#contract/errors.ts';

export type FootageCut = { storageKey: string; startSeconds: number; endSeconds: number };

/** What each job is told. Everything else it reads from the database when it starts. */
export type JobData = {
  'make-hook': { hookId: string };
  'prepare-clip': { clipId: string };
  /** `cut`: made of a part of another file. */
  'prepare-footage': { fileId: string; cut?: FootageCut };
  'compose-video': { generationId: string; recipe: string };
  'export-account': { exportId: string };
  'erase-account': { userId: string };
};
export type JobName = keyof JobData;

export type JobProgress = { stage: string; /** 0 to 100 */ progress: number };

/** What the harness gives to a job while it works. */
export type JobContext = {
  /** Runs slow or paid work once per job: a retry, or another worker, gets the stored result. */
  step: <T extends object>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Told to everybody who watches; often calls are merged. */
  progress: (progress: JobProgress) => void;
  /** Of this attempt alone; removed however the job ends. */
  workFolder: string;
  /** Aborted by cancel, by the time limit, or when the worker stops. */
  signal: AbortSignal;
};

/** Progress within a part of the whole: maps 0…1 onto from…to. */
export function progressBetween(from: number, to: number, fraction: number): number {
  return from + (to - from) * Math.min(1, Math.max(0, fraction));
}

/** Failures that a second try cannot mend name what the user can do; everything else is tried again first. */
export type JobFailure = { code: ErrorCode; retry: boolean };
