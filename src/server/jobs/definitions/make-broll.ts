import { taskKinds } from '#contract/tasks.ts';
import { makeBroll } from '../../use-cases/broll/make-broll.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'make-broll',
  data: taskKinds['make-broll'].data,
  concurrency: 'shared',
  timeoutSeconds: 900,
  run: makeBroll,
});
