import { expect, test } from 'vitest';
import { tryLimits } from '#contract/tries.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { AppError } from '../../errors.ts';
import { countTry } from './count-try.ts';

const preview = { kind: 'preview', presenter: 'maya', line: 'Your coffee is cold.' } as const;

async function outcomes(work: Promise<string>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(work)) {
    const name = result.status === 'fulfilled' ? 'counted' : (result.reason as AppError).code;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

test('200 parallel requests of one address are limited; another address is not affected @try-002', async () => {
  const deps = { database: await testDatabase(), pepper: 'pepper' };
  const started = Date.now();
  const work = Array.from({ length: 200 }, () => countTry(deps, '192.0.2.1', preview, new Date(started)));
  expect(await outcomes(work)).toEqual({
    counted: tryLimits.previews,
    too_many_tries: 200 - tryLimits.previews,
  });
  expect(await outcomes([countTry(deps, '192.0.2.2', preview)])).toEqual({ counted: 1 });
  expect(await outcomes([countTry(deps, '192.0.2.1', { kind: 'voice' })])).toEqual({ counted: 1 });
  const refusal = countTry(deps, '192.0.2.1', preview, new Date(started + 60_000));
  await expect(refusal).rejects.toMatchObject({
    status: 429,
    details: { retryAfterSeconds: (tryLimits.windowMinutes - 1) * 60 },
  });
  const later = new Date(started + tryLimits.windowMinutes * 60_000);
  expect(await outcomes([countTry(deps, '192.0.2.1', preview, later)])).toEqual({ counted: 1 });
});

test('the queue is bounded across all addresses', async () => {
  const deps = { database: await testDatabase(), pepper: 'pepper' };
  const work = Array.from({ length: 60 }, (_, index) => countTry(deps, `192.0.2.${index}`, preview));
  expect(await outcomes(work)).toEqual({
    counted: tryLimits.maxQueuedPreviews,
    tries_busy: 60 - tryLimits.maxQueuedPreviews,
  });
});

test('addresses are not stored', async () => {
  const deps = { database: await testDatabase(), pepper: 'pepper' };
  await countTry(deps, '192.0.2.7', { kind: 'voice' });
  const rows = await deps.database.selectFrom('tries').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('192.0.2.7');
});
