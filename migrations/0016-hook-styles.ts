import { sql, type Kysely } from 'kysely';

/** The style of a hook; those from before it could be chosen are casual, which is how they were made. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table hooks add column hook_style text not null default 'casual'
      check (hook_style in ('casual', 'professional', 'energetic', 'minimalist'));
  `.execute(db);
}
