import { taskKinds } from '#contract/tasks.ts';
import { eraseAccount, resumeErasures } from '../../use-cases/accounts/erase-account.ts';
import { classifyProviderError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'erase-account',
  data: taskKinds['erase-account'].data,
  concurrency: 1,
  timeoutSeconds: 2_400,
  run: eraseAccount,
  classifyError: classifyProviderError,
  // An erasure is never abandoned: a failed one is started again.
  sweep: resumeErasures,
});
