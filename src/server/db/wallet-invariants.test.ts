import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testAccount } from '../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../tests/helpers/test-queue.ts';
import { beginHook, finishHook } from '../../../tests/helpers/test-video.ts';
import { placeHold } from './ledger.ts';
import { readWalletViolations } from './wallet-invariants.ts';

async function front(credits: number) {
  const database = await testDatabase();
  const jobs = await testQueue(database);
  const userId = await testAccount(database, credits);
  await testAccount(database, 30);
  return { deps: { database, jobs }, database, userId };
}

test('a purchase, a hook in progress and a finished hook violate no rule', async () => {
  const { deps, database, userId } = await front(30);
  const { hookId } = await beginHook(deps, userId);
  await beginHook(deps, userId, { hookText: 'Another hook' });
  await finishHook(deps, hookId);
  expect(await readWalletViolations(database)).toEqual([]);
});

test('a hold without active work is detected', async () => {
  const { database, userId } = await front(30);
  await database
    .transaction()
    .execute((transaction) => placeHold(transaction, { userId, credits: 10, description: 'Lost' }));
  expect(await readWalletViolations(database)).toEqual([
    { userId, rule: 'holds_have_work', expected: 0, actual: 10 },
  ]);
});

test('a hold whose task has ended is detected', async () => {
  const { deps, database, userId } = await front(30);
  await beginHook(deps, userId);
  await sql`update tasks set status = 'failed', ended_at = now()`.execute(database);
  expect(await readWalletViolations(database)).toEqual([
    { userId, rule: 'holds_have_work', expected: 0, actual: 10 },
  ]);
});

test('a wallet that differs from its holds and its ledger is detected', async () => {
  const { database, userId } = await front(30);
  await sql`update wallets set held_credits = 7 where user_id = ${userId}`.execute(database);
  expect(await readWalletViolations(database)).toEqual([
    { userId, rule: 'held_is_open_holds', expected: 0, actual: 7 },
    { userId, rule: 'wallet_is_ledger', expected: 0, actual: 7 },
  ]);
});

test('a transaction whose entries do not sum to zero is detected', async () => {
  const { database, userId } = await front(30);
  await sql`alter table ledger_entries disable trigger all`.execute(database);
  await sql`
    delete from ledger_entries using ledger_transactions movement
    where movement.id = transaction_id and movement.user_id = ${userId} and account = 'issued'
  `.execute(database);
  expect(await readWalletViolations(database)).toEqual([
    { userId, rule: 'ledger_sums_to_zero', expected: 0, actual: 30 },
  ]);
});
