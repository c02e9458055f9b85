import { expect, onTestFinished, test } from 'vitest';
import { PgBoss } from 'pg-boss';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../tests/helpers/test-queue.ts';

test('a queue created by an earlier version gets the limits of this one', async () => {
  const database = await testDatabase();
  const earlier = new PgBoss({ connectionString: database.databaseUrl, supervise: false, schedule: false });
  earlier.on('error', () => {});
  onTestFinished(() => earlier.stop({ graceful: false }));
  await earlier.start();
  await earlier.createQueue('make-hook', { retryLimit: 5, retryDelay: 1, retryBackoff: false });

  const { boss } = await testQueue(database);
  expect(await boss.getQueue('make-hook')).toMatchObject({
    retryLimit: 60,
    retryBackoff: true,
    retryDelayMax: 15,
    heartbeatSeconds: 10,
  });
});

test('a job that was taken over six times is handed out again @fix-040', async () => {
  const { boss } = await testQueue(await testDatabase());
  const id = (await boss.send('make-hook', {}))!;
  for (let takeover = 0; takeover < 6; takeover += 1) {
    expect(await boss.fetch('make-hook', { ignoreStartAfter: true })).toHaveLength(1);
    await boss.fail('make-hook', id);
  }
  expect((await boss.getJobById('make-hook', id))?.state).toBe('retry');
});
