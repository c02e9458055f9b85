import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { createUnfinishedUploadsQuota } from './limit-unfinished-uploads.ts';

const mebibyte = 1_024 ** 2;

async function openQuota() {
  const database = await testDatabase();
  const disk = { freeBytes: 100_000 * mebibyte, totalBytes: 200_000 * mebibyte };
  const quota = createUnfinishedUploadsQuota({
    database,
    storageSpace: { read: async () => ({ ...disk, isLow: false }) },
  });
  const userId = await testAccount(database);
  const reserve = (megabytes: number | null, owner = userId) => {
    const id = crypto.randomUUID();
    const sizeBytes = megabytes === null ? null : megabytes * mebibyte;
    return quota.reserve({ id, userId: owner, sizeBytes }).then(() => id);
  };
  return { database, disk, quota, userId, reserve };
}

const refused = { code: 'too_many_unfinished_uploads', status: 429 };

test('one user’s concurrent uploads get 1 GB in total and no more @fix-037', async () => {
  const { reserve } = await openQuota();
  const begun = await Promise.allSettled(Array.from({ length: 40 }, () => reserve(200)));
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const result of begun) if (result.status === 'rejected') expect(result.reason).toMatchObject(refused);
  await reserve(24);
});

test('another user has a separate limit, and a released upload makes room', async () => {
  const { database, quota, reserve } = await openQuota();
  const id = await reserve(1_000);
  await expect(reserve(200)).rejects.toMatchObject(refused);
  await reserve(200, await testAccount(database));
  await quota.release(id);
  await reserve(200);
});

test('an unannounced size counts as the largest upload', async () => {
  const { reserve } = await openQuota();
  await reserve(900);
  await expect(reserve(null)).rejects.toMatchObject(refused);
});

test('all users together get a quarter of the free disk', async () => {
  const { database, disk, reserve } = await openQuota();
  disk.freeBytes = 2_000 * mebibyte;
  await reserve(300);
  const bo = await testAccount(database);
  await expect(reserve(201, bo)).rejects.toMatchObject({ ...refused, details: { retryAfterSeconds: 600 } });
  await reserve(200, bo);
});

test('an upload abandoned for a day makes room again; the refusal names when', async () => {
  const { database, quota, reserve } = await openQuota();
  await reserve(1_000);
  await sql`update unfinished_uploads set created_at = now() - interval '23 hours'`.execute(database);
  const error = (await reserve(200).catch((thrown: unknown) => thrown)) as {
    details: { retryAfterSeconds: number };
  };
  expect(error).toMatchObject(refused);
  expect(error.details.retryAfterSeconds).toBeGreaterThan(3_500);
  expect(error.details.retryAfterSeconds).toBeLessThanOrEqual(3_600);
  await sql`update unfinished_uploads set created_at = now() - interval '25 hours'`.execute(database);
  await reserve(200);
  await quota.removeExpired();
  const left = await database.selectFrom('unfinished_uploads').select('size_bytes').execute();
  expect(left).toEqual([{ size_bytes: 200 * mebibyte }]);
});

test('a closed account cannot start an upload', async () => {
  const { database, reserve } = await openQuota();
  await sql`update users set erasure_began_at = now()`.execute(database);
  await expect(reserve(1)).rejects.toMatchObject({ code: 'session_expired' });
});
