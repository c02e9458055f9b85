import { taskKinds } from '#contract/tasks.ts';
import { AppError } from '../../errors.ts';
import { makeReel } from '../../use-cases/reels/make-reel.ts';
import { classifyMediaError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'make-reel',
  data: taskKinds['make-reel'].data,
  concurrency: 'shared',
  timeoutSeconds: 1_800,
  run: makeReel,
  // A retry cannot shorten a script that is too long.
  classifyError: (error) =>
    error instanceof AppError ? { code: error.code, retry: false } : classifyMediaError(error),
});
