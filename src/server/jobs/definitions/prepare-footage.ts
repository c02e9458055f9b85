import { taskKinds } from '#contract/tasks.ts';
import { prepareFootage } from '../../use-cases/content/prepare-footage.ts';
import { classifyDecodeError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'prepare-footage',
  data: taskKinds['prepare-footage'].data,
  // Expensive, and no user waits for it on a page: one at a time leaves room for hooks.
  concurrency: 1,
  timeoutSeconds: 2_400,
  run: prepareFootage,
  classifyError: classifyDecodeError,
});
