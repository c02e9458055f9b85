import { sql } from 'kysely';
import type { Connection } from './database.ts';

type LostWork = {
  hookIds: string[];
  clipIds: string[];
  contentFileIds: string[];
  videos: { generationId: string; recipe: string }[];
  /** Videos that have waited for their parts for a while. */
  waitingGenerationIds: string[];
  exportIds: string[];
  /** Persons whose closed accounts are still there. */
  unerasedUserIds: string[];
};

/** Work that says it is under way while the queue says that its job has ended, or knows no such job. */
export async function readLostWork(connection: Connection): Promise<LostWork> {
  const jobIsAlive = sql`exists (
    select 1 from pgboss.job where job.id = work.job_id::uuid and job.state in ('created', 'retry', 'active')
  )`;
  // A job that is just being settled has ended for the queue a moment before it has for us.
  const settled = sql`interval '30 seconds'`;
  const hooks = await sql<{ id: string }>`
    select id from hooks work
    where status = 'processing' and created_at < now() - ${settled} and not ${jobIsAlive}
  `.execute(connection);
  const clips = await sql<{ id: string }>`
    select id from clips work
    where status = 'processing' and created_at < now() - ${settled} and not ${jobIsAlive}
  `.execute(connection);
  const contentFiles = await sql<{ id: string }>`
    select id from content_files work
    where status = 'processing' and created_at < now() - ${settled} and not ${jobIsAlive}
  `.execute(connection);
  const videos = await sql<{ generationId: string; recipe: string }>`
    select id as "generationId", recipe from generations work
    where status in ('processing', 'rendering', 'uploading') and updated_at < now() - ${settled} and not ${jobIsAlive}
  `.execute(connection);
  const waiting = await sql<{ id: string }>`
    select id from generations where status = 'queued' and updated_at < now() - ${settled}
  `.execute(connection);
  const exports = await sql<{ id: string }>`
    select id from account_exports work
    where status = 'processing' and requested_at < now() - ${settled} and not ${jobIsAlive}
  `.execute(connection);
  const unerased = await sql<{ id: string }>`
    select id from (select id, erasure_began_at, erasure_job_id as job_id from users) work
    where erasure_began_at < now() - ${settled} and not ${jobIsAlive}
  `.execute(connection);
  return {
    exportIds: exports.rows.map((row) => row.id),
    unerasedUserIds: unerased.rows.map((row) => row.id),
    hookIds: hooks.rows.map((row) => row.id),
    clipIds: clips.rows.map((row) => row.id),
    contentFileIds: contentFiles.rows.map((row) => row.id),
    videos: videos.rows,
    waitingGenerationIds: waiting.rows.map((row) => row.id),
  };
}
