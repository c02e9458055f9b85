import { taskKinds } from '#contract/tasks.ts';
import { lookAtClip } from '../../use-cases/greenscreens/look-at-clip.ts';
import { classifyDecodeError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'look-at-clip',
  data: taskKinds['look-at-clip'].data,
  concurrency: 'shared',
  timeoutSeconds: 300,
  run: lookAtClip,
  classifyError: classifyDecodeError,
});
