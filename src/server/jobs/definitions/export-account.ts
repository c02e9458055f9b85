import { taskKinds } from '#contract/tasks.ts';
import { exportAccount } from '../../use-cases/accounts/export-account.ts';
import { classifyProviderError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'export-account',
  data: taskKinds['export-account'].data,
  // Zipping files: one at a time is fast enough.
  concurrency: 1,
  timeoutSeconds: 2_400,
  run: exportAccount,
  classifyError: classifyProviderError,
});
