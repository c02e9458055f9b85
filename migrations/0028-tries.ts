import { sql, type Kysely } from 'kysely';

/**
 * Visitors' tries on the landing page. They belong to no account, and a row lives for less than an hour. The hash of an
 * address serves to count, and the lease lets another worker take over a preview whose worker was killed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table tries (
      id uuid primary key,
      kind text not null check (kind in ('voice', 'preview')),
      address_hash text not null,
      -- Of previews only; a voice is only counted.
      presenter text,
      line text,
      status text not null check (status in ('waiting', 'running', 'completed', 'failed')),
      attempts integer not null default 0,
      lease_token uuid,
      lease_until timestamptz,
      created_at timestamptz not null
    );
    create index tries_by_age on tries (created_at);
  `.execute(db);
}
