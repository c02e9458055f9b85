import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** From now on only this attempt may settle the job. */
export async function beginAttempt(connection: Connection, jobId: string, token: string): Promise<void> {
  await connection
    .insertInto('job_attempts')
    .values({ job_id: jobId, token })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ token, started_at: sql<Date>`now()` }))
    .execute();
}

/** Locks the job's attempt until the transaction ends: false when another attempt has begun since. */
export async function isLatestAttempt(
  connection: Connection,
  jobId: string,
  token: string,
): Promise<boolean> {
  const attempt = await connection
    .selectFrom('job_attempts')
    .select('token')
    .where('job_id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
  return attempt?.token === token;
}

export async function findStep(connection: Connection, jobId: string, name: string): Promise<object | null> {
  const step = await connection
    .selectFrom('job_steps')
    .select('result')
    .where('job_id', '=', jobId)
    .where('name', '=', name)
    .executeTakeFirst();
  return step?.result ?? null;
}

/** The first result stays: two attempts that overlap must go on with the same one. */
export async function storeStep(
  connection: Connection,
  jobId: string,
  name: string,
  result: object,
): Promise<void> {
  await connection
    .insertInto('job_steps')
    .values({ job_id: jobId, name, result: JSON.stringify(result) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeSteps(connection: Connection, jobId: string): Promise<void> {
  await connection.deleteFrom('job_steps').where('job_id', '=', jobId).execute();
  await connection.deleteFrom('job_attempts').where('job_id', '=', jobId).execute();
}
