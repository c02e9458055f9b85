import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- The latest attempt's token: an older worker that wakes up again finds it changed and may settle nothing.
    create table job_attempts (
      job_id text primary key,
      token text not null,
      started_at timestamptz not null default now()
    );
    create table job_steps (
      job_id text not null,
      name text not null,
      result jsonb not null,
      created_at timestamptz not null default now(),
      primary key (job_id, name)
    );
    create table generation_events (
      generation_id text not null references generations (id) on delete cascade,
      -- Per generation, given out under that row's lock: a global serial can become visible out of order.
      sequence bigint not null,
      type text not null check (type in ('status', 'error', 'complete')),
      data jsonb not null,
      created_at timestamptz not null default now(),
      primary key (generation_id, sequence)
    );
    create table workers (
      id text primary key,
      seen_at timestamptz not null default now()
    );
  `.execute(db);
}
