import { taskKinds } from '#contract/tasks.ts';
import { makePreview } from '../../use-cases/greenscreens/make-preview.ts';
import { classifyDecodeError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'preview-greenscreen',
  data: taskKinds['preview-greenscreen'].data,
  // A slot of its own: somebody looks at the page and waits, and a render must not be slowed by many of them.
  concurrency: 1,
  timeoutSeconds: 120,
  run: makePreview,
  classifyError: classifyDecodeError,
});
