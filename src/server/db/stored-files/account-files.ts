import { sql } from 'kysely';
import { hasActiveTask, type FileQuery } from './file-query.ts';

/** Queries by the name of the folder in the storage. */
export const accountFiles = {
  exports: (_key, id) => sql`
    select 1 from account_exports join tasks on tasks.id = account_exports.task_id
    where account_exports.id = ${id} and (${hasActiveTask} or expires_at > now())
  `,
} satisfies Record<string, FileQuery>;
