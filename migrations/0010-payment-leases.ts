import { sql, type Kysely } from 'kysely';

/**
 * Gives leases columns of their own. `updated_at` of a payment was also the lease on opening its checkout and the time
 * of the last question to the provider; that of a refund was also the lease on pursuing it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Null while no process is opening the checkout.
    alter table payments add column checkout_lease_expires_at timestamptz;
    update payments set checkout_lease_expires_at = updated_at + interval '20 seconds'
      where checkout_url is null and updated_at > created_at;
    -- When the provider was last asked about the payment, or last reported a change.
    alter table payments add column checked_at timestamptz not null default now();
    update payments set checked_at = updated_at where checkout_url is not null;
    -- An order whose checkout nobody was opening had a time long ago.
    update payments set updated_at = created_at where updated_at < created_at;
    drop index payments_undecided;
    create index payments_undecided on payments (provider, checked_at)
      where status in ('pending', 'processing', 'failed', 'cancelled');

    -- Null while no process pursues the refund.
    alter table refunds add column lease_expires_at timestamptz;
    update refunds set lease_expires_at = updated_at + interval '120 seconds'
      where state in ('requested', 'pending');
    drop index refunds_undecided;
    create index refunds_undecided on refunds (lease_expires_at) where state in ('requested', 'pending');
  `.execute(db);
}
