import { sql, type RawBuilder } from 'kysely';
import { activeStatuses } from '#contract/tasks.ts';
import type { Connection } from './database.ts';
import type { ContentFileKind, StoredVerdict } from './content-tables.ts';
import type { StoredMedia, UploadFacts } from './video-tables.ts';

export type ContentFileRow = NonNullable<Awaited<ReturnType<typeof findContentFile>>>;

/** `ready`: usable, whether or not it needed preparation. */
export type ContentFileStatus = 'processing' | 'ready' | 'failed';

/** SQL for the state of a joined file (alias `file`) and its joined task (alias `task`); null without a file. */
export const contentFileStatus = (
  file: string,
  task: string,
): RawBuilder<ContentFileStatus | null> => sql`case
  when ${sql.ref(`${file}.id`)} is null then null
  when ${sql.ref(`${task}.id`)} is null or ${sql.ref(`${task}.status`)} = 'completed' then 'ready'
  when ${sql.ref(`${task}.status`)} in (${sql.join(activeStatuses.map((status) => sql.lit(status)))}) then 'processing'
  else 'failed'
end`;

/** A picture is ready at once; a video gets a task. */
export async function insertContentFile(
  connection: Connection,
  file: {
    id: string;
    kind: ContentFileKind;
    sentBy: string;
    fileName: string;
    sizeBytes: number;
    storageKey: string;
    /** Null for pictures. */
    facts: UploadFacts | null;
  },
): Promise<void> {
  await connection
    .insertInto('content_files')
    .values({
      id: file.id,
      kind: file.kind,
      sent_by: file.sentBy,
      file_name: file.fileName,
      size_bytes: file.sizeBytes,
      storage_key: file.storageKey,
      facts: file.facts && JSON.stringify(file.facts),
    })
    .execute();
}

export async function setContentFileTask(
  connection: Connection,
  fileId: string,
  taskId: string,
): Promise<void> {
  await connection.updateTable('content_files').set({ task_id: taskId }).where('id', '=', fileId).execute();
}

export const findContentFile = (connection: Connection, fileId: string) =>
  connection
    .selectFrom('content_files as file')
    .leftJoin('tasks as task', 'task.id', 'file.task_id')
    .select([
      'file.id',
      'file.kind',
      'file.file_name',
      'file.size_bytes',
      'file.storage_key',
      'file.facts',
      'file.media',
      'file.verdict',
      'file.analysis_key',
      'task.progress',
      'task.error_code',
    ])
    .select(contentFileStatus('file', 'task').as('status'))
    .where('file.id', '=', fileId)
    .executeTakeFirst();

/** Stores the prepared copy of a video and its analysis. */
export async function storePreparedFile(
  connection: Connection,
  fileId: string,
  prepared: { media: StoredMedia; verdict: StoredVerdict | null; analysisKey: string | null },
): Promise<void> {
  await connection
    .updateTable('content_files')
    .set({
      media: JSON.stringify(prepared.media),
      verdict: prepared.verdict && JSON.stringify(prepared.verdict),
      analysis_key: prepared.analysisKey,
    })
    .where('id', '=', fileId)
    .execute();
}
