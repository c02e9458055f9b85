import { sql, type Kysely } from 'kysely';

/** How a clip's picture lies in the frame; null: all of it, as large as it fits, as clips were prepared before. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table media add column framing jsonb`.execute(db);
}
