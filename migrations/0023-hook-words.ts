import { sql, type Kysely } from 'kysely';

/** When a hook's words are said, for its captions; null where nobody knows, and for hooks from before it was kept. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table hooks add column words jsonb`.execute(db);
}
