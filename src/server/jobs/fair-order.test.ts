import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { testAccount } from '../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../tests/helpers/test-queue.ts';
import { startTask } from '../use-cases/tasks/life-cycle.ts';
import { defineJob, type JobDeps } from './define-job.ts';
import { startWorker } from './worker.ts';

/** A worker with two places begins with the twenty clips of one person; another can order one more. */
async function takeInOrder({ isHeavy }: { isHeavy: boolean }) {
  const database = await testDatabase();
  const jobs = await testQueue(database);
  const [busy, single] = [await testAccount(database, 0), await testAccount(database, 0)];
  const order = (userId: string, mediaId: string) =>
    database.transaction().execute((transaction) =>
      startTask({ jobs }, transaction, {
        kind: 'prepare-clip',
        userId,
        subjectId: mediaId,
        data: { mediaId },
      }),
    );
  for (let clip = 0; clip < 20; clip += 1) await order(busy, `busy-${clip}`);

  const begun: string[] = [];
  const finishers: (() => void)[] = [];
  const definition = defineJob({
    kind: 'prepare-clip',
    data: z.object({ mediaId: z.string() }),
    concurrency: 'shared',
    isHeavy: () => isHeavy,
    timeoutSeconds: 60,
    run: async (_deps, { mediaId }) => {
      begun.push(mediaId);
      await new Promise<void>((resolve) => finishers.push(resolve));
    },
  });
  const deps = { database, jobs } as unknown as JobDeps;
  const logger = pino({ level: 'silent' });
  const workFolder = await temporaryFolder();
  const worker = await startWorker({
    ...deps,
    definitions: [definition],
    workFolder,
    logger,
    concurrency: 2,
  });
  onTestFinished(async () => {
    finishers.forEach((finish) => finish());
    await worker.stop();
  });
  const waitFor = (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count), { timeout: 15_000 });
  return { begun, finishers, waitFor, orderSingle: () => order(single, 'single') };
}

test('one user’s single clip waits for only one of twenty earlier clips of another user', async () => {
  const { begun, finishers, waitFor, orderSingle } = await takeInOrder({ isHeavy: false });
  await waitFor(2);
  expect(begun.every((clip) => clip.startsWith('busy-'))).toBe(true);
  await orderSingle();
  finishers[0]!();
  await waitFor(3);
  expect(begun[2]).toBe('single');
});

test('one user gets at most half of the slots for heavy work, so that others do not wait', async () => {
  const { begun, finishers, waitFor, orderSingle } = await takeInOrder({ isHeavy: true });
  await waitFor(1);
  await orderSingle();
  await waitFor(2);
  // Clips that were ordered in the same millisecond have no order among themselves.
  expect(begun).toEqual([expect.stringMatching(/^busy-/), 'single']);
  finishers[0]!();
  await waitFor(3);
  expect(begun[2]).toMatch(/^busy-/);
});
