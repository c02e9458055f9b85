import { sql, type Kysely } from 'kysely';

/**
 * A failed redraw is reported on its frame's picture. Earlier failures are cleared, because the user may have chosen another
 * picture since.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update story_frames set task_id = null
    where stored is not null and task_id in (select id from tasks where status = 'failed')
  `.execute(db);
}
