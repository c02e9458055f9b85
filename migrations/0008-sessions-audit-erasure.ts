import { sql, type Kysely } from 'kysely';

/**
 * Devices and last signs of life of sessions, the record of what concerns security, counters of rates, exports, and
 * accounts that can be erased while their books stay.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table sessions add column device text not null default 'Unknown device';
    alter table sessions add column last_seen_at timestamptz not null default now();

    create table audit_events (
      id text primary key,
      at timestamptz not null default now(),
      -- No foreign key: the record outlives the person's account.
      user_id text,
      kind text not null,
      address text,
      user_agent text,
      request_id text,
      details jsonb not null default '{}'
    );
    create index audit_events_by_user on audit_events (user_id, at desc);
    create index audit_events_by_time on audit_events (at);
    create index audit_events_with_address on audit_events (at) where address is not null;

    -- The shape that rate-limiter-flexible works with. Unlogged: after a crash everybody may begin to count anew.
    create unlogged table rate_counters (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_counters_by_expiry on rate_counters (expire);

    create table account_exports (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      status text not null default 'processing' check (status in ('processing', 'ready', 'failed')),
      job_id text not null,
      storage_key text,
      size_bytes bigint,
      requested_at timestamptz not null default now(),
      expires_at timestamptz
    );
    create index account_exports_by_user on account_exports (user_id, requested_at desc);
    create unique index account_exports_one_under_way on account_exports (user_id) where status = 'processing';

    alter table users add column erasure_began_at timestamptz;
    alter table users add column erasure_job_id text;
    -- The books belong to the wallet, which says nothing of its owner: the person can go and they stay.
    alter table wallets drop constraint wallets_user_id_fkey;
    alter table wallets add column owner_erased_at timestamptz;
    alter table payments drop constraint payments_user_id_fkey;
    alter table payments add foreign key (user_id) references wallets (user_id) on delete cascade;

    create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      -- Removing a wallet after the statutory time cascades; nothing else may touch an entry.
      if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
        return old;
      end if;
      -- The words of a transaction name a hook: they may be blanked when its owner is erased.
      -- Nested, because an entry has no description to look at.
      if tg_op = 'UPDATE' and tg_table_name = 'ledger_transactions' then
        if new.description = '' and to_jsonb(new) - 'description' = to_jsonb(old) - 'description' then
          return new;
        end if;
      end if;
      raise exception 'the ledger is append-only';
    end $$;
  `.execute(db);
}
