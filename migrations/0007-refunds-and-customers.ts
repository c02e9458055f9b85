import { sql, type Kysely } from 'kysely';

/**
 * A checkout and the payment made in it are two things at a provider; payments can be given back; a person is a
 * customer of the provider, who keeps the cards.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table payments drop constraint payments_status_check;
    alter table payments add constraint payments_status_check
      check (status in ('pending', 'processing', 'completed', 'failed', 'cancelled', 'refunded'));
    alter table payments add column provider_checkout_id text unique;
    -- What was paid, with tax; null until it is.
    alter table payments add column paid_cents bigint;
    alter table payments add column tax_cents bigint;
    alter table payments add column completed_at timestamptz;
    -- The sandbox, the only provider so far, calls its checkout by the id of the payment.
    update payments set provider_checkout_id = provider_payment_id;
    update payments set paid_cents = price_cents, tax_cents = 0, completed_at = updated_at
      where status = 'completed';
    create index payments_undecided on payments (provider, updated_at)
      where status in ('pending', 'processing', 'failed', 'cancelled');

    alter table ledger_transactions drop constraint ledger_transactions_kind_check;
    alter table ledger_transactions add constraint ledger_transactions_kind_check
      check (kind in ('purchase', 'hold', 'capture', 'release', 'refund'));
    alter table holds drop constraint holds_state_check;
    alter table holds add constraint holds_state_check
      check (state in ('held', 'captured', 'released', 'refunded'));

    create table refunds (
      id text primary key,
      payment_id text not null references payments (id) on delete cascade,
      provider_refund_id text unique,
      asked_by text not null check (asked_by in ('buyer', 'provider')),
      amount_cents bigint not null check (amount_cents > 0),
      -- What the money was for; the hold has what of it was still there.
      credits bigint not null check (credits >= 0),
      hold_id text references holds (id) on delete cascade,
      missing_credits bigint not null default 0 check (missing_credits >= 0),
      -- requested: written down, and the provider may or may not have heard of it.
      state text not null default 'requested'
        check (state in ('requested', 'pending', 'succeeded', 'failed')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index refunds_by_payment on refunds (payment_id);
    create index refunds_undecided on refunds (updated_at) where state in ('requested', 'pending');
    create unique index refunds_one_asked_for on refunds (payment_id)
      where asked_by = 'buyer' and state in ('requested', 'pending');

    create table provider_customers (
      user_id text not null references users (id) on delete cascade,
      provider text not null check (provider in ('sandbox', 'dodo')),
      customer_id text not null,
      preferred_card_id text,
      created_at timestamptz not null default now(),
      primary key (user_id, provider)
    );
  `.execute(db);
}
