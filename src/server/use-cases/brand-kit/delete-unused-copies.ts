import { isActive } from '#contract/tasks.ts';
import type { Database } from '../../db/database.ts';
import { deleteEndedMedia, lockMediaWithTask, readBrandCopyIds } from '../../db/media.ts';
import { isFileNeeded } from '../../db/stored-files/stored-files.ts';
import { readWaitingParents } from '../../db/tasks.ts';
import { findBrandedVideos } from '../../db/videos.ts';
import type { Storage } from '../../ports/storage.ts';
import { cancelTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { allMediaIdsOf } from './brand-media.ts';

type Deps = TaskDeps & { database: Database; storage: Storage };

/** Deletes the branded copies of hooks, and the end cards, that no video of their owner shows any more. */
export async function deleteUnusedCopies(deps: Deps, userId: string): Promise<void> {
  const copyIds = await readBrandCopyIds(deps.database, userId);
  if (copyIds.length === 0) return;
  const shown = await readShownIds(deps.database, userId);
  for (const id of copyIds) {
    if (shown.has(id)) continue;
    for (const key of await deleteIfUnused(deps, userId, id))
      if (!(await isFileNeeded(deps.database, key))) await deps.storage.remove(key);
  }
}

const readShownIds = async (connection: Parameters<typeof findBrandedVideos>[0], userId: string) =>
  new Set((await findBrandedVideos(connection, userId)).flatMap(allMediaIdsOf));

/**
 * A video that starts to use a copy locks the copy's row until its own parts are written: either that use is visible here,
 * or the copy is made again.
 */
const deleteIfUnused = (deps: Deps, userId: string, id: string): Promise<string[]> =>
  deps.database.transaction().execute(async (transaction) => {
    const found = await lockMediaWithTask(transaction, id);
    if (!found || (await readShownIds(transaction, userId)).has(id)) return [];
    if (found.task && isActive(found.task.status)) {
      if ((await readWaitingParents(transaction, found.task.id)).length > 0) return [];
      await cancelTask(deps, transaction, found.task.id);
    }
    return deleteEndedMedia(transaction, [id]);
  });
