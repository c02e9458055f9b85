import { onTestFinished } from 'vitest';
import { taskKinds } from '#contract/tasks.ts';
import { closeJobQueue, openJobQueue, type JobQueue } from '#server/db/job-queue.ts';

/** The job queue of a test database; no worker runs its jobs. */
export async function testQueue({ databaseUrl }: { databaseUrl: string }): Promise<JobQueue> {
  let isOver = false;
  const onError = (error: Error): void => {
    // The database is dropped after the test, which cuts pending connections.
    if (!isOver) throw error;
  };
  const queue = await openJobQueue({ databaseUrl, role: { install: Object.keys(taskKinds) }, onError });
  onTestFinished(async () => {
    isOver = true;
    await closeJobQueue(queue);
  });
  return queue;
}
