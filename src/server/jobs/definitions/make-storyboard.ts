import { taskKinds } from '#contract/tasks.ts';
import { AppError } from '../../errors.ts';
import { finishStoryboard } from '../../use-cases/stories/finish-storyboard.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'make-storyboard',
  data: taskKinds['make-storyboard'].data,
  concurrency: 'shared',
  timeoutSeconds: 60,
  run: finishStoryboard,
  // The frames have ended, so a retry would have the same result.
  classifyError: (error) => (error instanceof AppError ? { code: error.code, retry: false } : null),
});
