import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table users (
      id text primary key,
      issuer text not null,
      subject text not null,
      email text not null,
      name text not null,
      picture text,
      created_at timestamptz not null default now(),
      unique (issuer, subject)
    );
    create table sessions (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      -- The token itself is never stored.
      token_hash text not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    );
    create index sessions_by_user on sessions (user_id);
    create table sign_in_nonces (
      nonce_hash text primary key,
      expires_at timestamptz not null
    );
  `.execute(db);
}
