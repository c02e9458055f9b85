import { taskKinds } from '#contract/tasks.ts';
import { makePreview } from '../../use-cases/greenscreens/make-preview.ts';
import { classifyDecodeError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'preview-greenscreen',
  data: taskKinds['preview-greenscreen'].data,
  // Its own slot: a user is waiting on the page, and many previews must not slow down a render.
  concurrency: 1,
  timeoutSeconds: 120,
  run: makePreview,
  classifyError: classifyDecodeError,
});
