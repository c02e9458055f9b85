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

/** Starts a worker with two slots after one user has queued twenty clips. Clips run until they are finished here. */
async function startBusyWorker({ isHeavy }: { isHeavy: boolean }) {
  const database = await testDatabase();
  const jobs = await testQueue(database);
  const busyUserId = await testAccount(database, 0);
  const otherUserId = await testAccount(database, 0);
  const queueClip = (userId: string, mediaId: string) =>
    database.transaction().execute((transaction) =>
      startTask({ jobs }, transaction, {
        kind: 'prepare-clip',
        userId,
        subjectId: mediaId,
        data: { mediaId },
      }),
    );
  for (let clip = 0; clip < 20; clip += 1) await queueClip(busyUserId, `busy-${clip}`);

  const begun: string[] = [];
  const finishClips: (() => void)[] = [];
  const definition = defineJob({
    kind: 'prepare-clip',
    data: z.object({ mediaId: z.string() }),
    concurrency: 'shared',
    isHeavy: () => isHeavy,
    timeoutSeconds: 60,
    run: async (_deps, { mediaId }) => {
      begun.push(mediaId);
      await new Promise<void>((resolve) => finishClips.push(resolve));
    },
  });
  const deps = { database, jobs } as unknown as JobDeps;
  const logger = pino({ level: 'silent' });
  const workRoot = await temporaryFolder();
  const worker = await startWorker({
    ...deps,
    definitions: [definition],
    workRoot,
    logger,
    concurrency: 2,
  });
  onTestFinished(async () => {
    finishClips.forEach((finish) => finish());
    await worker.stop();
  });
  const waitUntilBegun = (count: number) =>
    vi.waitFor(() => expect(begun).toHaveLength(count), { timeout: 60_000 });
  return { begun, finishClips, waitUntilBegun, queueOtherClip: () => queueClip(otherUserId, 'other') };
}

test('another user’s clip takes the first free slot, ahead of the clips that were queued before it', async () => {
  const { begun, finishClips, waitUntilBegun, queueOtherClip } = await startBusyWorker({ isHeavy: false });
  await waitUntilBegun(2);
  expect(begun.every((clip) => clip.startsWith('busy-'))).toBe(true);
  await queueOtherClip();
  finishClips[0]!();
  await waitUntilBegun(3);
  expect(begun[2]).toBe('other');
});

test('short clips follow each other without a pause', async () => {
  const { finishClips, waitUntilBegun } = await startBusyWorker({ isHeavy: false });
  const finishing = setInterval(() => finishClips.forEach((finish) => finish()), 10);
  onTestFinished(() => clearInterval(finishing));
  // Polling alone would begin two every other second.
  await waitUntilBegun(20);
});

test('one user’s heavy work gets at most half of the slots, so that others do not wait', async () => {
  const { begun, finishClips, waitUntilBegun, queueOtherClip } = await startBusyWorker({ isHeavy: true });
  await waitUntilBegun(1);
  await queueOtherClip();
  await waitUntilBegun(2);
  // Clips that were queued in the same millisecond have no order among themselves.
  expect(begun).toEqual([expect.stringMatching(/^busy-/), 'other']);
  finishClips[0]!();
  await waitUntilBegun(3);
  expect(begun[2]).toMatch(/^busy-/);
});
