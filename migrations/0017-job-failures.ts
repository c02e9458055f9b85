import { sql, type Kysely } from 'kysely';

/** Failures of a job's own work, weighed apart from the takeovers after its worker was killed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table job_attempts add column failure_points integer not null default 0`.execute(db);
}
