import { taskKinds } from '#contract/tasks.ts';
import { AppError } from '../../errors.ts';
import { makeStoryVideo } from '../../use-cases/stories/make-story-video.ts';
import { classifyMediaError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'make-story-video',
  data: taskKinds['make-story-video'].data,
  concurrency: 'shared',
  timeoutSeconds: 1_800,
  run: makeStoryVideo,
  // The scenes have ended, so a retry would have the same result.
  classifyError: (error) =>
    error instanceof AppError ? { code: error.code, retry: false } : classifyMediaError(error),
});
