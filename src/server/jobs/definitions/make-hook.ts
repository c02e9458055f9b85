import { taskKinds } from '#contract/tasks.ts';
import { makeHook } from '../../use-cases/hooks/make-hook.ts';
import { classifyMediaError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'make-hook',
  data: taskKinds['make-hook'].data,
  concurrency: 'shared',
  // With a connected engine most jobs only wait for its reply. Drawn presenters still need CPU here, which is accepted.
  isHeavy: ({ lipSyncs }) => lipSyncs.length === 1,
  timeoutSeconds: 900,
  run: makeHook,
  classifyError: classifyMediaError,
});
