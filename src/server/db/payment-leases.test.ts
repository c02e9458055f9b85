import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '../../../tests/helpers/database-before.ts';

test('the migration moves leases out of updated_at and keeps the other columns', async () => {
  const { database, migrate } = await databaseBefore('0010-payment-leases');
  await sql`insert into users (id, issuer, subject, email, name) values ('u', 'i', 's', 'e', 'n')`.execute(
    database,
  );
  await sql`insert into wallets (user_id) values ('u')`.execute(database);
  const payment = (id: string, updatedAt: string, checkoutUrl: string | null) =>
    sql`
      insert into payments
        (id, user_id, package_id, price_cents, currency, credits, provider, checkout_url, created_at, updated_at)
      values (${id}, 'u', 'starter', 900, 'USD', 10, 'sandbox', ${checkoutUrl}, '2026-01-01Z',
        ${updatedAt}::timestamptz)
    `.execute(database);
  await payment('free', '1970-01-01Z', null);
  await payment('claimed', '2026-01-02Z', null);
  await payment('open', '2026-01-03Z', '/checkout');
  const refund = (id: string, state: string) =>
    sql`
      insert into refunds (id, payment_id, asked_by, amount_cents, credits, state, updated_at)
      values (${id}, 'open', 'provider', 900, 10, ${state}, '2026-01-04Z')
    `.execute(database);
  await refund('pending', 'pending');
  await refund('done', 'succeeded');

  await migrate();
  const payments = await database
    .selectFrom('payments')
    .select(['id', 'checkout_lease_expires_at', 'checked_at', 'updated_at'])
    .execute();
  const [free, claimed, open] = ['free', 'claimed', 'open'].map((id) =>
    payments.find((row) => row.id === id)!,
  );
  expect(free).toMatchObject({ checkout_lease_expires_at: null, updated_at: new Date('2026-01-01Z') });
  expect(claimed!.checkout_lease_expires_at).toEqual(new Date('2026-01-02T00:00:20Z'));
  expect(open).toMatchObject({
    checkout_lease_expires_at: null,
    checked_at: new Date('2026-01-03Z'),
    updated_at: new Date('2026-01-03Z'),
  });
  const refunds = await database
    .selectFrom('refunds')
    .select(['id', 'state', 'lease_expires_at'])
    .orderBy('id')
    .execute();
  expect(refunds).toEqual([
    { id: 'done', state: 'succeeded', lease_expires_at: null },
    { id: 'pending', state: 'pending', lease_expires_at: new Date('2026-01-04T00:02:00Z') },
  ]);
});
