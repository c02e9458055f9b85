import type { Transaction } from 'kysely';
import { replacePart, type VideoPart } from '#contract/video-parts.ts';
import type { Tables } from '../../db/tables.ts';
import { appendTaskEvent } from '../../db/task-events.ts';
import { removeVideoPart, setVideoPart } from '../../db/video-parts.ts';
import { updateVideo, type VideoRow } from '../../db/videos.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { cancelTask, type TaskDeps } from '../tasks/life-cycle.ts';

/**
 * Sets another hook, product or music of a video whose row the caller has locked. A video being composed from the
 * previous parts is cancelled and becomes a draft again.
 */
export async function changeParts(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  video: VideoRow,
  change: { part: VideoPart; title?: string },
): Promise<void> {
  const { part, title } = change;
  await changeSeveralParts(deps, transaction, video, {
    parts: [part],
    ...(title === undefined ? {} : { title }),
  });
}

/** The same for several parts at once, and for removing a brand. */
export async function changeSeveralParts(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  video: VideoRow,
  change: { parts: readonly VideoPart[]; isBrandRemoved?: boolean; title?: string },
): Promise<void> {
  const { parts, isBrandRemoved = false, title } = change;
  const columns = title === undefined || video.has_owner_title ? {} : { title };
  for (const part of parts) await setVideoPart(transaction, video.id, part);
  if (isBrandRemoved) await removeVideoPart(transaction, video.id, 'brand');
  const changed = parts.reduce<VideoPart[]>(replacePart, video.parts);
  const kept = isBrandRemoved ? changed.filter(({ role }) => role !== 'brand') : changed;
  const isSame = videoRecipe(kept) === video.recipe;
  if (isSame || video.task_id === null || video.status === 'completed') {
    await updateVideo(transaction, video.id, columns);
    return;
  }
  await cancelTask(deps, transaction, video.task_id);
  await updateVideo(transaction, video.id, { ...columns, task_id: null });
  await appendTaskEvent(transaction, video.user_id, { type: 'video.changed', subjectId: video.id });
}
