import { taskKinds } from '#contract/tasks.ts';
import { prepareClip } from '../../use-cases/uploads/prepare-clip.ts';
import { classifyDecodeError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'prepare-clip',
  data: taskKinds['prepare-clip'].data,
  concurrency: 'shared',
  isHeavy: () => true,
  timeoutSeconds: 2_400,
  run: prepareClip,
  classifyError: classifyDecodeError,
});
