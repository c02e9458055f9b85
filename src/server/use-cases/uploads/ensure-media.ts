import type { Transaction } from 'kysely';
import type { UploadKind } from '#contract/calls/uploads.ts';
import type { ClipRange } from '#contract/clip-range.ts';
import type { Framing } from '#contract/framing.ts';
import type { ClipCaptions } from '#contract/word-captions/clip-captions.ts';
import { isActive } from '#contract/tasks.ts';
import { defaultVideoFormat, type VideoFormat } from '#contract/video-formats.ts';
import type { Database } from '../../db/database.ts';
import { insertMedia, isMediaUsed, lockMediaWithTask, setMediaTask } from '../../db/media.ts';
import type { Tables } from '../../db/tables.ts';
import { readWaitingParents } from '../../db/tasks.ts';
import type { UploadRow } from '../../db/uploads.ts';
import { clipRecipe, type ClipBrand } from '../../domain/recipes.ts';
import { cancelTask, startTask, type TaskDeps } from '../tasks/life-cycle.ts';

type MediaSettings = ClipRange & {
  overlayText: string;
  format: VideoFormat;
  framing: Framing | null;
  captions: ClipCaptions | null;
  brand: ClipBrand | null;
};

/** The settings of a plain copy of the whole upload. */
export const wholeUpload: MediaSettings = {
  startSeconds: null,
  endSeconds: null,
  overlayText: '',
  format: defaultVideoFormat,
  framing: null,
  captions: null,
  brand: null,
};

/** Whether a copy in the house format is made of this kind of upload; pictures are used unchanged. */
export const isPrepared = (kind: UploadKind): kind is 'video' | 'audio' =>
  kind === 'video' || kind === 'audio';

export const mediaIdOf = (upload: UploadRow, settings: MediaSettings): string =>
  clipRecipe({ userId: upload.user_id, contentHash: upload.content_hash, ...settings });

/** Returns the id of the media made from an upload; its preparation starts unless it is finished or in progress. */
export async function ensureMedia(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  upload: UploadRow,
  settings: MediaSettings,
): Promise<string> {
  const { kind } = upload;
  if (!isPrepared(kind)) throw new Error(`an upload of the kind ${kind} has no copy in the house format`);
  const id = mediaIdOf(upload, settings);
  await insertMedia(transaction, {
    id,
    userId: upload.user_id,
    kind,
    uploadId: upload.id,
    ...settings,
    brand: settings.brand && { of: 'clip', ...settings.brand },
  });
  // Locked until the transaction ends, so that no other request starts or abandons the same media.
  const { task } = (await lockMediaWithTask(transaction, id))!;
  if (task && (isActive(task.status) || task.status === 'completed')) return id;
  const taskId = await startTask(deps, transaction, {
    // Prepares music too: the name is from before there was any, and rows contain it.
    kind: 'prepare-clip',
    userId: upload.user_id,
    subjectId: id,
    data: { mediaId: id },
  });
  await setMediaTask(transaction, id, { taskId, uploadId: upload.id });
  return id;
}

/**
 * Stops preparing media that no video uses and no other task waits for, so that the media chosen instead need not wait.
 * Runs in its own transaction: a request that chooses this media at the same time holds its row, so either its use is
 * visible here, or it finds the task cancelled and starts another.
 */
export async function abandonMedia(deps: TaskDeps & { database: Database }, mediaId: string): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const found = await lockMediaWithTask(transaction, mediaId);
    if (!found?.task || (await isMediaUsed(transaction, mediaId))) return;
    if ((await readWaitingParents(transaction, found.task.id)).length > 0) return;
    await cancelTask(deps, transaction, found.task.id);
  });
}
