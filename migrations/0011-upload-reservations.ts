import { sql, type Kysely } from 'kysely';

/** An upload has a row before its file is stored; its owner sees it from when it is confirmed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Null while the file is being stored. The default confirms the rows of processes that still run the version before.
    alter table uploads add column confirmed_at timestamptz default now();
    update uploads set confirmed_at = created_at;
    create index uploads_unconfirmed on uploads (created_at) where confirmed_at is null;
  `.execute(db);
}
