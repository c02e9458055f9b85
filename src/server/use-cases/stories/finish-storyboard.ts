import type { TaskData } from '#contract/tasks.ts';
import type { Database } from '../../db/database.ts';
import { readFrames } from '../../db/story-frames.ts';
import { markStoryboardPaid } from '../../db/storyboards.ts';
import type { WriteResult } from '../../db/tables.ts';
import { decideStoryboard } from '../../domain/storyboard-outcome.ts';
import { AppError } from '../../errors.ts';

/** All frames have ended. Completes when enough of them are drawn to be paid for; else throws why it fails. */
export async function finishStoryboard(
  { database }: { database: Database },
  { storyboardId }: TaskData<'make-storyboard'>,
): Promise<WriteResult> {
  const outcome = decideStoryboard(await readFrames(database, storyboardId));
  if (outcome !== 'paid') throw new AppError(outcome);
  return (transaction) => markStoryboardPaid(transaction, storyboardId);
}
