import { taskKinds } from '#contract/tasks.ts';
import { drawFrame } from '../../use-cases/stories/draw-frame.ts';
import { restoreAfterFailedRedraw } from '../../use-cases/stories/restore-scene.ts';
import { classifyPictureError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'draw-frame',
  data: taskKinds['draw-frame'].data,
  concurrency: 'shared',
  timeoutSeconds: 900,
  run: drawFrame,
  classifyError: classifyPictureError,
  onFailed: (_deps, transaction, { data }) => restoreAfterFailedRedraw(transaction, data),
});
