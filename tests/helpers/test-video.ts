import type { UploadKind } from '#contract/calls/uploads.ts';
import { updateHookCleanKey, updateHookEngines } from '#server/db/hooks.ts';
import type { JobQueue } from '#server/db/job-queue.ts';
import { findMedia, storeMedia } from '#server/db/media.ts';
import type { WriteResult } from '#server/db/tables.ts';
import { confirmUpload, reserveUpload, type NewUpload } from '#server/db/uploads.ts';
import { startHook, type StartHookInput } from '#server/use-cases/hooks/start-hook.ts';
import { completeTask } from '#server/use-cases/tasks/life-cycle.ts';
import type { Database } from '#server/db/database.ts';

type Deps = { database: Database; jobs: JobQueue };

export const hookInput = (userId: string, changes: Partial<StartHookInput> = {}): StartHookInput => ({
  userId,
  templateId: 'maya',
  hookText: 'Stop scrolling',
  textOverlayEnabled: true,
  captionStyle: null,
  hookStyle: null,
  voice: null,
  style: null,
  speed: null,
  videoId: null,
  anotherThan: null,
  idempotencyKey: null,
  ...changes,
});

export const beginHook = (deps: Deps, userId: string, changes: Partial<StartHookInput> = {}) =>
  startHook({ ...deps, voices: [readsAll] }, hookInput(userId, changes));

/** A voice that accepts every text; no hook is generated. */
const readsAll = { reads: () => true };

const media = (key: string) => ({
  key,
  posterKey: null,
  durationSeconds: 10,
  loudness: { integratedLufs: -14, truePeakDbtp: -2 },
});

/** Completes the task of this media as its job would, without making a file. */
async function finish(deps: Deps, mediaId: string, writeResult: WriteResult): Promise<void> {
  const { task_id } = (await findMedia(deps.database, mediaId))!;
  const isCompleted = await deps.database
    .transaction()
    .execute((transaction) => completeTask(deps, transaction, task_id!, writeResult));
  if (!isCompleted) throw new Error(`the task of ${mediaId} has ended before`);
}

export const finishHook = (deps: Deps, hookId: string, { isCaptioned = false } = {}) =>
  finish(deps, hookId, async (transaction) => {
    await storeMedia(transaction, hookId, media(`users/u/hooks/${hookId}.mp4`));
    await updateHookEngines(transaction, hookId, { voice: 'embedded', lipSync: 'embedded', notes: [] });
    await updateHookCleanKey(transaction, hookId, isCaptioned ? `users/u/hooks/${hookId}-clean.mp4` : null);
  });

export const finishClip = (deps: Deps, mediaId: string) =>
  finish(deps, mediaId, (transaction) =>
    storeMedia(transaction, mediaId, media(`users/u/clips/${mediaId}.mp4`)),
  );

export function newUpload(userId: string, kind: UploadKind = 'video'): NewUpload {
  const id = crypto.randomUUID();
  return {
    id,
    userId,
    kind,
    fileName: 'product.mp4',
    sizeBytes: 1_000,
    contentHash: id,
    storageKey: `users/${userId}/uploads/${id}.mp4`,
    facts: { durationSeconds: 30, container: 'mp4', width: 1080, height: 1920 },
  };
}

/** Inserts the row of an upload without its file. Returns its id. */
export async function addUpload(
  database: Database,
  userId: string,
  kind: UploadKind = 'video',
): Promise<string> {
  const upload = newUpload(userId, kind);
  await reserveUpload(database, upload);
  await confirmUpload(database, userId, upload.id);
  return upload.id;
}
