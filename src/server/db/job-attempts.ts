import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** From now on only this attempt may settle the job. */
export async function storeAttempt(connection: Connection, jobId: string, token: string): Promise<void> {
  await connection
    .insertInto('job_attempts')
    .values({ job_id: jobId, token })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ token, started_at: sql<Date>`now()` }))
    .execute();
}

/** Adds a failure's points. Returns the sum over all attempts, or 0 if a later attempt has started since. */
export async function countFailure(
  connection: Connection,
  { jobId, token }: { jobId: string; token: string },
  points: number,
): Promise<number> {
  const attempt = await connection
    .updateTable('job_attempts')
    .set({ failure_points: sql<number>`failure_points + ${points}` })
    .where('job_id', '=', jobId)
    .where('token', '=', token)
    .returning('failure_points')
    .executeTakeFirst();
  return attempt?.failure_points ?? 0;
}

/** Locks the job's attempt until the transaction ends; false if a later attempt has started since. */
export async function lockAttemptIfLatest(
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

/** The first result is kept: two overlapping attempts must continue with the same one. */
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

export async function deleteJobRows(connection: Connection, jobId: string): Promise<void> {
  await connection.deleteFrom('job_steps').where('job_id', '=', jobId).execute();
  await connection.deleteFrom('job_attempts').where('job_id', '=', jobId).execute();
}
