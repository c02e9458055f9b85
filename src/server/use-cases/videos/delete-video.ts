import type { Transaction } from 'kysely';
import { isActive } from '#contract/tasks.ts';
import { mediaIdsOf } from '#contract/video-parts.ts';
import type { Database } from '../../db/database.ts';
import { readExclusiveTakes } from '../../db/hooks.ts';
import { lockWallet } from '../../db/ledger.ts';
import { isFileNeeded } from '../../db/stored-files/stored-files.ts';
import { readVideoScenes } from '../../db/story-videos.ts';
import type { Tables } from '../../db/tables.ts';
import { lockTask } from '../../db/tasks.ts';
import { deleteUnusedUploads } from '../../db/uploads.ts';
import { deleteVideoRow, findOwnVideo, readOutputs, type VideoRow } from '../../db/videos.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { deleteUnusedCopies } from '../brand-kit/delete-unused-copies.ts';
import { cancelTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { abandonMedia } from '../uploads/ensure-media.ts';

type Deps = TaskDeps & { database: Database; storage: Storage };

/**
 * Deletes a user's video with its public page, its files, and the uploads that no other video uses. Active work for it
 * is cancelled, and its holds are released. Its hooks stay in the list of hooks, because they were paid for.
 */
export async function deleteVideo(deps: Deps, input: { userId: string; videoId: string }): Promise<void> {
  const { video, keys } = await deps.database.transaction().execute(async (transaction) => {
    const found = await findOwnVideo(transaction, input.userId, input.videoId);
    if (!found) throw new AppError('not_found');
    await stopWork(deps, transaction, found);
    const outputs = await readOutputs(transaction, found.id);
    await deleteVideoRow(transaction, found.id);
    return { video: found, keys: outputs.flatMap(({ stored }) => [stored.key, stored.posterKey]) };
  });
  const clips = video.parts.filter(({ role }) => role !== 'hook');
  for (const mediaId of mediaIdsOf(clips)) await abandonMedia(deps, mediaId);
  await deleteUnusedCopies(deps, video.user_id);
  const uploadIds = video.parts.flatMap((part) => ('uploadId' in part && part.uploadId ? part.uploadId : []));
  keys.push(...(await deleteUnusedUploads(deps.database, input.userId, uploadIds)));
  // Another video with the same parts may share the file.
  for (const key of keys) if (!(await isFileNeeded(deps.database, key))) await deps.storage.remove(key);
}

/**
 * In the order of ARCHITECTURE.md, "Locks": tasks of parts by id, a whole video's task with a hold, wallet, then the
 * rest.
 */
async function stopWork(deps: TaskDeps, transaction: Transaction<Tables>, video: VideoRow): Promise<void> {
  const takes = (await readExclusiveTakes(transaction, video.id)).filter(({ status }) => isActive(status));
  const scenes = video.kind === 'story' ? await readVideoScenes(transaction, video.id) : [];
  const sceneTaskIds = scenes.flatMap(({ status, task_id }) =>
    task_id && status && isActive(status) ? task_id : [],
  );
  const partTaskIds = [...takes.map((take) => take.task_id), ...sceneTaskIds].toSorted();
  for (const taskId of partTaskIds) await lockTask(transaction, taskId);
  if (video.kind !== 'ugc' && video.task_id) await lockTask(transaction, video.task_id);
  await lockWallet(transaction, video.user_id);
  // The video before its parts, so that the video counts as cancelled by its owner, not failed by a part.
  if (video.task_id) await cancelTask(deps, transaction, video.task_id);
  for (const taskId of partTaskIds) await cancelTask(deps, transaction, taskId);
}
