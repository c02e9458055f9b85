import { sql, type Kysely } from 'kysely';

/** The announced size of every upload that comes in parts and is not finished, so that all processes can limit them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table unfinished_uploads (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      size_bytes bigint not null check (size_bytes >= 0),
      created_at timestamptz not null default now()
    );
    create index unfinished_uploads_by_user on unfinished_uploads (user_id);
  `.execute(db);
}
