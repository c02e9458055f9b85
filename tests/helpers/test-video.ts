import { endClip } from '#server/db/clips.ts';
import { completeHook } from '#server/db/hooks.ts';
import type { JobQueue } from '#server/db/job-queue.ts';
import { confirmUpload, reserveUpload, type NewUpload } from '#server/db/uploads.ts';
import { startHook, type HookWish } from '#server/use-cases/hooks/start-hook.ts';
import type { Database } from '#server/db/database.ts';

type Deps = { database: Database; jobs: JobQueue };

export const hookWish = (userId: string, wish: Partial<HookWish> = {}): HookWish => ({
  userId,
  templateId: 'maya',
  hookText: 'Stop scrolling',
  textOverlayEnabled: true,
  voice: null,
  style: null,
  speed: null,
  generationId: null,
  idempotencyKey: null,
  ...wish,
});

export const beginHook = (deps: Deps, userId: string, wish: Partial<HookWish> = {}) =>
  startHook({ ...deps, voices: [readsAll] }, hookWish(userId, wish));

/** What it says is nobody's concern where no hook is made. */
const readsAll = { reads: () => true };

const media = (key: string) => ({
  key,
  posterKey: null,
  durationSeconds: 10,
  loudness: { integratedLufs: -14, truePeakDbtp: -2 },
});

/** The row says that the hook is made; no file is. */
export const finishHook = (database: Database, hookId: string) =>
  completeHook(database, hookId, {
    clip: media(`users/u/hooks/${hookId}.mp4`),
    engines: { voice: 'embedded', lipSync: 'embedded', notes: [] },
  });

export const finishClip = (database: Database, clipId: string) =>
  endClip(database, clipId, { status: 'ready', media: media(`users/u/clips/${clipId}.mp4`) });

export function newUpload(userId: string, kind: 'video' | 'audio' = 'video'): NewUpload {
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

/** The row of an upload without its file. Returns its id. */
export async function addUpload(
  database: Database,
  userId: string,
  kind: 'video' | 'audio' = 'video',
): Promise<string> {
  const upload = newUpload(userId, kind);
  await reserveUpload(database, upload);
  await confirmUpload(database, userId, upload.id);
  return upload.id;
}
