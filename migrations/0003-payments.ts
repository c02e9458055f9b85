import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table payments (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      package_id text not null,
      price_cents bigint not null,
      currency text not null,
      credits bigint not null,
      provider text not null check (provider in ('sandbox', 'dodo')),
      provider_payment_id text unique,
      provider_status text,
      checkout_url text,
      status text not null default 'pending'
        check (status in ('pending', 'processing', 'completed', 'failed', 'cancelled')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index payments_by_user on payments (user_id, created_at desc);
    create table webhook_events (
      provider text not null,
      event_id text not null,
      type text not null,
      received_at timestamptz not null default now(),
      primary key (provider, event_id)
    );
    create table idempotent_replies (
      user_id text not null references users (id) on delete cascade,
      call text not null,
      key text not null,
      request_hash text not null,
      reply jsonb not null,
      created_at timestamptz not null default now(),
      primary key (user_id, call, key)
    );
  `.execute(db);
}
