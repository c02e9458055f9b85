import type { Transaction } from 'kysely';
import { replacePart, type VideoPart } from '#contract/video-parts.ts';
import type { Tables } from '../../db/tables.ts';
import { appendTaskEvent } from '../../db/task-events.ts';
import { setVideoPart, updateVideo, type VideoRow } from '../../db/videos.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { cancelTask, type TaskDeps } from '../tasks/life-cycle.ts';

/**
 * Gives a video another hook, product or music; the caller has locked its row. A video that is being composed from the
 * parts before is stopped and becomes a draft again, because its owner now wants another one.
 */
export async function changeParts(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  video: VideoRow,
  change: { part: VideoPart; title?: string },
): Promise<void> {
  const { part, title } = change;
  // A title that the owner gave stays.
  const columns = title === undefined || video.is_named ? {} : { title };
  await setVideoPart(transaction, video.id, part);
  const isSame = videoRecipe(replacePart(video.parts, part)) === video.recipe;
  if (isSame || video.task_id === null || video.status === 'completed') {
    await updateVideo(transaction, video.id, columns);
    return;
  }
  await cancelTask(deps, transaction, video.task_id);
  await updateVideo(transaction, video.id, { ...columns, task_id: null });
  await appendTaskEvent(transaction, video.user_id, { type: 'video.changed', subjectId: video.id });
}
