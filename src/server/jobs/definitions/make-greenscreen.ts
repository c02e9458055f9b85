import { taskKinds } from '#contract/tasks.ts';
import { AppError } from '../../errors.ts';
import { makeGreenscreen } from '../../use-cases/greenscreens/make-greenscreen.ts';
import { classifyDecodeError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'make-greenscreen',
  data: taskKinds['make-greenscreen'].data,
  concurrency: 'shared',
  timeoutSeconds: 2_400,
  run: makeGreenscreen,
  // Without anything to cut out a retry cannot help.
  classifyError: (error) =>
    error instanceof AppError ? { code: error.code, retry: false } : classifyDecodeError(error),
});
