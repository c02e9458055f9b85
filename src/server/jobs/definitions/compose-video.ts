import { taskKinds } from '#contract/tasks.ts';
import { composeVideo } from '../../use-cases/videos/compose-video.ts';
import { classifyMediaError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'compose-video',
  data: taskKinds['compose-video'].data,
  // Its own slots: the step is short, and a user who pressed Preview must not wait behind a render.
  concurrency: 'shared',
  timeoutSeconds: 900,
  run: composeVideo,
  classifyError: classifyMediaError,
});
