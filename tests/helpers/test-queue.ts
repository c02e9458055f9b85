import { onTestFinished } from 'vitest';
import { closeJobQueue, openJobQueue, type JobQueue } from '#server/db/job-queue.ts';

/** The job queue of a test database; nobody takes its jobs. */
export async function testQueue({ databaseUrl }: { databaseUrl: string }): Promise<JobQueue> {
  const onError = (error: Error): void => {
    throw error;
  };
  const queue = await openJobQueue({ databaseUrl, role: 'installer', onError });
  onTestFinished(() => closeJobQueue(queue));
  return queue;
}
