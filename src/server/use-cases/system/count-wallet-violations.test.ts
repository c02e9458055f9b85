import { expect, test } from 'vitest';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { openDatabase } from '../../db/database.ts';
import { placeHold } from '../../db/ledger.ts';
import { createWalletCheck } from './count-wallet-violations.ts';

test('violations are counted by rule and logged; the result is cached for a minute', async () => {
  const database = await testDatabase();
  const userId = await testAccount(database, 30);
  const lines: object[] = [];
  const log = { error: (facts: object, text: string) => void lines.push({ text, ...facts }) };
  let nowMs = 0;
  const count = createWalletCheck({ database, log }, () => nowMs);
  const sound = { held_is_open_holds: 0, holds_have_work: 0, wallet_is_ledger: 0, ledger_sums_to_zero: 0 };
  expect(await count()).toEqual(sound);
  expect(lines).toEqual([]);

  await database
    .transaction()
    .execute((transaction) => placeHold(transaction, { userId, credits: 10, description: 'Lost' }));
  nowMs = 59_000;
  expect(await count()).toEqual(sound);
  nowMs = 61_000;
  expect(await count()).toEqual({ ...sound, holds_have_work: 1 });
  expect(lines).toEqual([
    {
      text: 'wallets break the rules of the ledger',
      violations: [{ userId, rule: 'holds_have_work', expected: 0, actual: 10 }],
    },
  ]);
});

test('a failed check is repeated on the next call', async () => {
  const unreachable = openDatabase('postgresql://127.0.0.1:1/nowhere', { maxConnections: 1 });
  const deps = { database: unreachable, log: { error: () => {} } };
  const count = createWalletCheck(deps);
  await expect(count()).rejects.toThrow('it is not running');
  await unreachable.destroy();
  deps.database = await testDatabase();
  expect((await count()).holds_have_work).toBe(0);
});
