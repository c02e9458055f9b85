import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testAccount } from '../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import type { Database } from './database.ts';
import { captureHold, grantPurchase, placeHold, readLedger, readCredits, releaseHold } from './ledger.ts';

const hold = (database: Database, userId: string, credits = 10) =>
  database
    .transaction()
    .execute((transaction) => placeHold(transaction, { userId, credits, description: 'Hook' }));
const capture = (database: Database, holdId: string) =>
  database.transaction().execute((transaction) => captureHold(transaction, holdId));
const release = (database: Database, holdId: string) =>
  database.transaction().execute((transaction) => releaseHold(transaction, holdId));
const grant = (database: Database, userId: string, paymentId: string, credits: number) =>
  database
    .transaction()
    .execute((transaction) =>
      grantPurchase(transaction, { userId, paymentId, credits, description: 'Starter' }),
    );

/** The wallet according to its entries alone. */
async function sumOfEntries(database: Database, userId: string) {
  const { rows } = await sql<{ balance: number; held: number }>`
    select coalesce(sum(e.credits) filter (where e.account = 'available'), 0)::bigint as balance,
           coalesce(sum(e.credits) filter (where e.account = 'held'), 0)::bigint as held
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where t.user_id = ${userId}`.execute(database);
  return rows[0]!;
}

test('40 concurrent holds on credits for 3 place exactly 3', async () => {
  const database = await testDatabase();
  const userId = await testAccount(database, 30);
  const attempts = await Promise.allSettled(Array.from({ length: 40 }, () => hold(database, userId)));
  expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(3);
  for (const attempt of attempts) {
    if (attempt.status === 'rejected') {
      expect(attempt.reason).toMatchObject({ code: 'insufficient_credits', details: { required: 10 } });
    }
  }
  expect(await readCredits(database, userId)).toEqual({ balance: 0, held: 30 });
  expect(await sumOfEntries(database, userId)).toEqual({ balance: 0, held: 30 });
});

test('a refusal states the required and the available credits', async () => {
  const database = await testDatabase();
  const userId = await testAccount(database, 3);
  await expect(hold(database, userId)).rejects.toMatchObject({ details: { required: 10, balance: 3 } });
});

test('twenty concurrent captures and releases of one hold settle it once', async () => {
  const database = await testDatabase();
  const userId = await testAccount(database, 10);
  const holdId = await hold(database, userId);
  const settled = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? capture : release)(database, holdId)),
  );
  expect(settled.filter(Boolean)).toHaveLength(1);
  const { balance, held } = await readCredits(database, userId);
  expect([0, 10]).toContain(balance);
  expect(held).toBe(0);
});

test('the same payment granted ten times concurrently is granted once', async () => {
  const database = await testDatabase();
  const userId = await testAccount(database);
  const grants = await Promise.all(Array.from({ length: 10 }, () => grant(database, userId, 'p', 60)));
  expect(grants.filter(Boolean)).toHaveLength(1);
  expect(await readCredits(database, userId)).toEqual({ balance: 60, held: 0 });
});

test('a hold rolled back with its transaction leaves no trace', async () => {
  const database = await testDatabase();
  const userId = await testAccount(database, 10);
  const work = database.transaction().execute(async (transaction) => {
    await placeHold(transaction, { userId, credits: 10, description: 'Hook' });
    throw new Error('the hook row could not be written');
  });
  await expect(work).rejects.toThrow('could not be written');
  expect(await readCredits(database, userId)).toEqual({ balance: 10, held: 0 });
});

test('transactions are listed newest first, in pages, as changes of the balance', async () => {
  const database = await testDatabase();
  const userId = await testAccount(database, 30);
  await testAccount(database, 99);
  await capture(database, await hold(database, userId));
  await release(database, await hold(database, userId));
  const all = await readLedger(database, userId, { limit: 20, offset: 0 });
  expect(all.totalCount).toBe(5);
  expect(all.transactions.map(({ kind, credits }) => [kind, credits])).toEqual([
    ['release', 10],
    ['hold', -10],
    ['capture', 0],
    ['hold', -10],
    ['purchase', 30],
  ]);
  const page = await readLedger(database, userId, { limit: 2, offset: 1 });
  expect(page.transactions).toEqual(all.transactions.slice(1, 3));
});
