import { sql, type Kysely } from 'kysely';

/**
 * Double-entry and append-only: every transaction's entries sum to zero, and no entry is ever changed.
 * Accounts: available and held (a person's), issued (where bought credits come from), earned (where spent ones go).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table wallets (
      user_id text primary key references users (id) on delete cascade,
      -- The sums of the person's entries, kept here because one row can be locked and checked.
      available_credits bigint not null default 0 check (available_credits >= 0),
      held_credits bigint not null default 0 check (held_credits >= 0)
    );
    create table ledger_transactions (
      id text primary key,
      user_id text not null references wallets (user_id) on delete cascade,
      kind text not null check (kind in ('purchase', 'hold', 'capture', 'release')),
      -- What it is for, once: 'payment:…' or 'hold:…'. The same payment cannot be granted twice.
      reference text not null,
      description text not null,
      created_at timestamptz not null default now(),
      sequence bigint generated always as identity,
      unique (kind, reference)
    );
    create index ledger_transactions_by_user on ledger_transactions (user_id, sequence desc);
    create table ledger_entries (
      transaction_id text not null references ledger_transactions (id) on delete cascade,
      account text not null check (account in ('available', 'held', 'issued', 'earned')),
      credits bigint not null check (credits <> 0),
      primary key (transaction_id, account)
    );
    create table holds (
      id text primary key,
      user_id text not null references wallets (user_id) on delete cascade,
      credits bigint not null check (credits > 0),
      state text not null default 'held' check (state in ('held', 'captured', 'released')),
      description text not null,
      created_at timestamptz not null default now(),
      settled_at timestamptz
    );
    create index holds_open on holds (user_id) where state = 'held';

    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      -- Erasing a whole account cascades from users; nothing else may touch an entry.
      if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
        return old;
      end if;
      raise exception 'the ledger is append-only';
    end $$;
    create trigger ledger_entries_append_only before update or delete on ledger_entries
      for each row execute function refuse_ledger_change();
    create trigger ledger_transactions_append_only before update or delete on ledger_transactions
      for each row execute function refuse_ledger_change();

    create function check_ledger_balance() returns trigger language plpgsql as $$
    begin
      if (select sum(credits) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
        raise exception 'ledger transaction % does not sum to zero', new.transaction_id;
      end if;
      return null;
    end $$;
    create constraint trigger ledger_entries_balanced after insert on ledger_entries
      deferrable initially deferred for each row execute function check_ledger_balance();
  `.execute(db);
}
