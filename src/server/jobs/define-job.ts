import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import type { Database } from '../db/database.ts';
import type { JobQueue } from '../db/job-queue.ts';
import type { Tables, WriteResult } from '../db/tables.ts';
import type { JobContext, JobFailure } from '../domain/tasks.ts';
import type { MakeBrollDeps } from '../use-cases/broll/make-broll.ts';
import type { EraseAccountDeps } from '../use-cases/accounts/erase-account.ts';
import type { ExportAccountDeps } from '../use-cases/accounts/export-account.ts';
import type { LookAtClipDeps } from '../use-cases/greenscreens/look-at-clip.ts';
import type { MakeGreenscreenDeps } from '../use-cases/greenscreens/make-greenscreen.ts';
import type { MakePreviewDeps } from '../use-cases/greenscreens/make-preview.ts';
import type { MakeHookDeps } from '../use-cases/hooks/make-hook.ts';
import type { MakeReelDeps } from '../use-cases/reels/make-reel.ts';
import type { DrawFrameDeps } from '../use-cases/stories/draw-frame.ts';
import type { MakeStorySceneDeps } from '../use-cases/stories/make-story-scene.ts';
import type { MakeStoryVideoDeps } from '../use-cases/stories/make-story-video.ts';
import type { ComposeVideoDeps } from '../use-cases/videos/compose-video.ts';

/** The dependencies of all jobs together: a new job adds the type of its own. */
export type JobDeps = { database: Database; jobs: JobQueue } & MakeHookDeps &
  ComposeVideoDeps &
  LookAtClipDeps &
  MakePreviewDeps &
  MakeGreenscreenDeps &
  MakeBrollDeps &
  MakeReelDeps &
  DrawFrameDeps &
  MakeStorySceneDeps &
  MakeStoryVideoDeps &
  ExportAccountDeps &
  EraseAccountDeps;

/** One kind of job. The harness owns steps, progress, cancellation, the hold and the end of the task. */
export type JobDefinition<Data extends z.ZodType> = {
  /** The kind of its tasks, and the name of its queue. */
  kind: string;
  data: Data;
  /** Concurrent jobs per worker: `shared` uses the worker's own concurrency. */
  concurrency: number | 'shared';
  /**
   * Whether one job keeps two cores busy. One user then gets half of the slots, at least one: the first of the user's
   * jobs finishes early, and slots stay free for other users.
   */
  isHeavy?: (deps: JobDeps) => boolean;
  timeoutSeconds: number;
  /** Does the work. Returns how to write the result when the task completes: once, by the latest attempt only. */
  run: (deps: JobDeps, data: z.infer<Data>, context: JobContext) => Promise<WriteResult | void>;
  /** Classifies an error; without it every error is retried and then fails with the kind's own code. */
  classifyError?: (error: unknown) => JobFailure | null;
  /** Runs in the transaction that fails the task permanently. */
  onFailed?: (
    deps: JobDeps,
    transaction: Transaction<Tables>,
    failure: { data: z.infer<Data>; code: ErrorCode },
  ) => Promise<void>;
  /** Runs with every sweep for lost tasks. Returns how many tasks it started or ended. */
  sweep?: (deps: JobDeps) => Promise<number>;
};

// Definitions differ in the type of their data; the harness parses it with the definition's schema.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyJobDefinition = JobDefinition<z.ZodType<any>>;

export const defineJob = <Data extends z.ZodType>(definition: JobDefinition<Data>): JobDefinition<Data> =>
  definition;
