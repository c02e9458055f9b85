import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** Removes what nobody can use any more. The ledger, payments and webhooks stay: they are the books. */
export async function tidyUp(connection: Connection): Promise<void> {
  // Old progress: the state itself is in the rows of hooks, clips and generations.
  await sql`delete from generation_events where created_at < now() - interval '2 days'`.execute(connection);
  await sql`delete from idempotent_replies where created_at < now() - interval '30 days'`.execute(connection);
  await sql`delete from sign_in_nonces where expires_at < now()`.execute(connection);
  await sql`
    delete from sessions where expires_at < now() - interval '7 days' or revoked_at < now() - interval '7 days'
  `.execute(connection);
  await sql`delete from job_steps where created_at < now() - interval '7 days'`.execute(connection);
  await sql`delete from job_attempts where started_at < now() - interval '7 days'`.execute(connection);
}
