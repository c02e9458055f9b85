import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

/** The parent of `make-part`: runs once, after every part has ended. */
export default defineJob({
  kind: 'gather-parts',
  data: z.object({ name: z.string() }),
  concurrency: 1,
  timeoutSeconds: 60,
  run: async (deps, { name }) => {
    deps.log.warn({ name }, 'gathered');
  },
});
