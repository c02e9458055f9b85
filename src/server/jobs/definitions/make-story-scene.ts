import { taskKinds } from '#contract/tasks.ts';
import { makeStoryScene } from '../../use-cases/stories/make-story-scene.ts';
import { classifyMediaError } from '../classify-error.ts';
import { defineJob } from '../define-job.ts';

export default defineJob({
  kind: 'make-story-scene',
  data: taskKinds['make-story-scene'].data,
  concurrency: 'shared',
  timeoutSeconds: 1_800,
  run: makeStoryScene,
  classifyError: classifyMediaError,
});
