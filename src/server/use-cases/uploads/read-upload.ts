import type { Upload } from '#contract/calls/uploads.ts';
import type { Connection, Database } from '../../db/database.ts';
import { findMedia } from '../../db/media.ts';
import { findOwnUpload, type UploadRow } from '../../db/uploads.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { mediaIdOf, isPrepared, wholeUpload } from './ensure-media.ts';

export async function describeUpload(
  deps: { storage: Storage },
  connection: Connection,
  upload: UploadRow,
): Promise<Upload> {
  const isPicture = !isPrepared(upload.kind);
  const clip = isPicture ? undefined : await findMedia(connection, mediaIdOf(upload, wholeUpload));
  const address = deps.storage.signAddress(upload.storage_key);
  return {
    id: upload.id,
    kind: upload.kind,
    fileName: upload.file_name,
    sizeBytes: upload.size_bytes,
    durationSeconds: upload.facts.durationSeconds,
    width: upload.facts.width,
    height: upload.facts.height,
    format: upload.facts.container,
    // Cancelled: a trimmed or framed clip is prepared instead of the whole one. The upload itself can be used.
    status:
      isPicture || clip?.status === 'completed' || clip?.status === 'cancelled'
        ? 'ready'
        : clip?.status === 'failed'
          ? 'failed'
          : 'processing',
    progress: isPicture || clip?.status === 'cancelled' ? 100 : (clip?.progress ?? 0),
    errorCode: clip?.error_code ?? null,
    videoUrl: upload.kind === 'video' ? address : null,
    audioUrl: upload.kind === 'audio' ? address : null,
    imageUrl: isPicture ? address : null,
    previewUrl: clip?.stored ? deps.storage.signAddress(clip.stored.key) : null,
  };
}

export async function readUpload(
  deps: { database: Database; storage: Storage },
  input: { userId: string; uploadId: string },
): Promise<Upload> {
  const upload = await findOwnUpload(deps.database, input.userId, input.uploadId);
  if (!upload) throw new AppError('not_found');
  return describeUpload(deps, deps.database, upload);
}
