import type { Connection } from './database.ts';
import type { UploadFacts } from './video-tables.ts';

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

const columns = [
  'id',
  'user_id',
  'kind',
  'file_name',
  'size_bytes',
  'content_hash',
  'storage_key',
  'facts',
  'created_at',
] as const;

export async function insertUpload(
  connection: Connection,
  upload: {
    id: string;
    userId: string;
    kind: 'video' | 'audio';
    fileName: string;
    sizeBytes: number;
    contentHash: string;
    storageKey: string;
    facts: UploadFacts;
  },
): Promise<void> {
  await connection
    .insertInto('uploads')
    .values({
      id: upload.id,
      user_id: upload.userId,
      kind: upload.kind,
      file_name: upload.fileName,
      size_bytes: upload.sizeBytes,
      content_hash: upload.contentHash,
      storage_key: upload.storageKey,
      facts: JSON.stringify(upload.facts),
    })
    .execute();
}

export const findUpload = (connection: Connection, uploadId: string) =>
  connection.selectFrom('uploads').select(columns).where('id', '=', uploadId).executeTakeFirst();

export const findOwnUpload = (connection: Connection, userId: string, uploadId: string) =>
  connection
    .selectFrom('uploads')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', uploadId)
    .executeTakeFirst();
