import { taskKinds } from '#contract/tasks.ts';
import { prepareBrand } from '../../use-cases/brand-kit/prepare-brand.ts';
import { classifyMediaError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'prepare-brand',
  data: taskKinds['prepare-brand'].data,
  concurrency: 'shared',
  timeoutSeconds: 900,
  run: prepareBrand,
  classifyError: classifyMediaError,
});
