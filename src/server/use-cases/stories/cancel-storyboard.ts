import type { Transaction } from 'kysely';
import { storyTexts } from '#contract/stories.ts';
import { isUnderWay } from '#contract/tasks.ts';
import type { Database } from '../../db/database.ts';
import { readFrames, type FrameRow } from '../../db/story-frames.ts';
import type { Tables } from '../../db/tables.ts';
import { lockTasksForShare } from '../../db/tasks.ts';
import { AppError } from '../../errors.ts';
import { cancelTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { lockStoryboard } from './lock-storyboard.ts';
import { restoreScene } from './restore-scene.ts';

type Deps = TaskDeps & { database: Database };

const nothingIsUnderWay = () => new AppError('already_finished', 'Nothing is under way');

/**
 * Cancels a storyboard, or the redraws of a finished one: the held credits return, and finished frames stay. The story
 * is locked to the end, so that no other storyboard of it adopts a frame that is about to stop. Throws `already_finished`
 * if nothing was active.
 */
export const cancelStoryboard = (deps: Deps, own: { userId: string; storyboardId: string }): Promise<void> =>
  deps.database.transaction().execute(async (transaction) => {
    const { id, task_id: taskId } = await lockStoryboard(transaction, own);
    const frames = (await readFrames(transaction, id)).filter(isUnderWay);
    // Locked children first (ARCHITECTURE.md, "Locks"), but ended after the storyboard, which then counts as cancelled by
    // its owner, not failed by its frames.
    await lockFrameTasks(transaction, frames);
    const isStopped = taskId !== null && (await cancelTask(deps, transaction, taskId));
    const stopped = await stopFrames(deps, transaction, frames);
    if (!isStopped && !stopped) throw nothingIsUnderWay();
  });

/** Cancels the redraw of one frame of a finished storyboard. Throws `already_finished` if there is none. */
export const cancelRedraw = (
  deps: Deps,
  own: { userId: string; storyboardId: string; frameId: string },
): Promise<void> =>
  deps.database.transaction().execute(async (transaction) => {
    const storyboard = await lockStoryboard(transaction, own);
    const frame = (await readFrames(transaction, storyboard.id)).find(({ id }) => id === own.frameId);
    if (!frame) throw new AppError('not_found');
    if (isUnderWay(storyboard)) throw new AppError('storyboard_in_progress', storyTexts.storyboardIsRunning);
    const frames = [frame].filter(isUnderWay);
    await lockFrameTasks(transaction, frames);
    if (!(await stopFrames(deps, transaction, frames))) throw nothingIsUnderWay();
  });

const lockFrameTasks = (transaction: Transaction<Tables>, frames: readonly FrameRow[]) =>
  lockTasksForShare(
    transaction,
    frames.flatMap(({ task_id: taskId }) => taskId ?? []),
  );

/** Cancels these frames; a frame that had a picture keeps it, with its title and description; its narration stays. */
async function stopFrames(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  frames: readonly FrameRow[],
): Promise<boolean> {
  let isStopped = false;
  for (const frame of frames) {
    if (!(await cancelTask(deps, transaction, frame.task_id!))) continue;
    isStopped = true;
    await restoreScene(transaction, frame);
  }
  return isStopped;
}
