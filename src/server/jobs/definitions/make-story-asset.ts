import { taskKinds } from '#contract/tasks.ts';
import { makeAsset } from '../../use-cases/stories/make-asset.ts';
import { classifyPictureError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'make-story-asset',
  data: taskKinds['make-story-asset'].data,
  concurrency: 'shared',
  timeoutSeconds: 900,
  run: makeAsset,
  classifyError: classifyPictureError,
});
