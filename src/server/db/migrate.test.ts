import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { migrate } from './migrate.ts';

test('two concurrent migrations of an empty database apply each migration once', async () => {
  const database = await testDatabase({ isEmpty: true });
  await Promise.all([migrate(database, 'migrations'), migrate(database, 'migrations')]);
  const { rows } = await sql<{ count: number }>`select count(*) from kysely_migration`.execute(database);
  expect(rows[0]!.count).toBe((await readdir('migrations')).length);
});

test('a ledger transaction that does not sum to zero is rejected, and entries are immutable', async () => {
  const database = await testDatabase();
  await sql`insert into users (id, issuer, subject, email, name) values ('u', 'i', 's', 'e', 'n')`.execute(
    database,
  );
  await sql`insert into wallets (user_id) values ('u')`.execute(database);
  const writePurchase = (credits: number) =>
    database.transaction().execute(async (transaction) => {
      const id = `t${credits}`;
      await sql`insert into ledger_transactions (id, user_id, kind, reference, description) values (${id}, 'u', 'purchase', ${id}, '')`.execute(
        transaction,
      );
      await sql`insert into ledger_entries values (${id}, 'issued', -10), (${id}, 'available', ${credits})`.execute(
        transaction,
      );
    });
  await expect(writePurchase(9)).rejects.toThrow('does not sum to zero');
  await writePurchase(10);
  await expect(sql`update ledger_entries set credits = 11`.execute(database)).rejects.toThrow('append-only');
  await expect(sql`delete from ledger_entries`.execute(database)).rejects.toThrow('append-only');
  // The ledger does not prevent the deletion of a user.
  await sql`delete from users`.execute(database);
});
