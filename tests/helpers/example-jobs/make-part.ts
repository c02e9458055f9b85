import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

/** A child that completes, fails permanently, or hangs until it is cancelled or its worker is killed. */
export default defineJob({
  kind: 'make-part',
  data: z.object({ behaviour: z.enum(['complete', 'fail', 'hang-once']) }),
  concurrency: 30,
  timeoutSeconds: 60,
  run: async (_deps, { behaviour }, context) => {
    context.progress({ stage: 'making', progress: 50 });
    if (behaviour === 'fail') throw new Error('this part cannot be made');
    // The step is stored at once, so the attempt after a kill continues behind it.
    const { firstAttempt } = await context.step('attempt', async () => ({
      firstAttempt: context.workFolder,
    }));
    if (behaviour === 'hang-once' && firstAttempt === context.workFolder)
      await delay(60_000, undefined, { signal: context.signal });
  },
  classifyError: (error) =>
    error instanceof Error && error.message.includes('cannot be made')
      ? { code: 'video_failed', retry: false }
      : null,
});
