import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Connection } from './database.ts';
import type { ContentFileKind, StoredVerdict } from './content-tables.ts';
import type { StoredMedia, UploadFacts } from './video-tables.ts';

export type ContentFileRow = NonNullable<Awaited<ReturnType<typeof findContentFile>>>;

const columns = [
  'id',
  'kind',
  'file_name',
  'size_bytes',
  'storage_key',
  'facts',
  'status',
  'progress',
  'error_code',
  'job_id',
  'media',
  'verdict',
  'analysis_key',
] as const;

/** A picture is ready as it is; a video waits for its job. */
export async function insertContentFile(
  connection: Connection,
  file: {
    id: string;
    kind: ContentFileKind;
    sentBy: string;
    fileName: string;
    sizeBytes: number;
    storageKey: string;
    video: { facts: UploadFacts; jobId: string } | null;
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
      facts: file.video && JSON.stringify(file.video.facts),
      status: file.video ? 'processing' : 'ready',
      job_id: file.video?.jobId ?? null,
    })
    .execute();
}

export const findContentFile = (connection: Connection, fileId: string) =>
  connection.selectFrom('content_files').select(columns).where('id', '=', fileId).executeTakeFirst();

export async function updateContentFileProgress(
  connection: Connection,
  fileId: string,
  progress: number,
): Promise<void> {
  await connection
    .updateTable('content_files')
    .set({ progress: sql<number>`greatest(progress, ${progress})` })
    .where('id', '=', fileId)
    .where('status', '=', 'processing')
    .execute();
}

/** Changes nothing when the file has ended already, or is gone. */
export async function endContentFile(
  connection: Connection,
  fileId: string,
  end:
    | { status: 'ready'; media: StoredMedia; verdict: StoredVerdict | null; analysisKey: string | null }
    | { status: 'failed'; errorCode: ErrorCode },
): Promise<void> {
  await connection
    .updateTable('content_files')
    .set(
      end.status === 'ready'
        ? {
            status: 'ready',
            progress: 100,
            media: JSON.stringify(end.media),
            verdict: end.verdict && JSON.stringify(end.verdict),
            analysis_key: end.analysisKey,
          }
        : { status: 'failed', error_code: end.errorCode },
    )
    .where('id', '=', fileId)
    .where('status', '=', 'processing')
    .execute();
}
