import type { TaskData } from '#contract/tasks.ts';
import type { Database } from '../../db/database.ts';
import { readFrames } from '../../db/story-frames.ts';
import { markStoryboardPaid } from '../../db/storyboards.ts';
import type { WriteResult } from '../../db/tables.ts';
import { decideStoryboard } from '../../domain/stories/storyboard-outcome.ts';
import { AppError } from '../../errors.ts';

/**
 * Runs when all frames have ended. Completes if enough of them are drawn to be charged; otherwise throws the reason.
 */
export async function finishStoryboard(
  { database }: { database: Database },
  { storyboardId }: TaskData<'make-storyboard'>,
): Promise<WriteResult> {
  const outcome = decideStoryboard(await readFrames(database, storyboardId));
  if (outcome !== 'paid') throw new AppError(outcome);
  return (transaction) => markStoryboardPaid(transaction, storyboardId);
}
