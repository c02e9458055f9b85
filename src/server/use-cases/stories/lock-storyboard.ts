import type { Transaction } from 'kysely';
import { lockOwnStory } from '../../db/stories.ts';
import { findOwnStoryboard, type StoryboardRow } from '../../db/storyboards.ts';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';

export type OwnStoryboard = { userId: string; storyboardId: string };

/** Locks the row of the story until the transaction ends, which guards all frames, and then reads the storyboard. */
export async function lockStoryboard(
  transaction: Transaction<Tables>,
  { userId, storyboardId }: OwnStoryboard,
): Promise<StoryboardRow> {
  const unlocked = await findOwnStoryboard(transaction, userId, storyboardId);
  if (!unlocked || !(await lockOwnStory(transaction, userId, unlocked.story_id)))
    throw new AppError('not_found');
  // Read again: it may have changed before the lock.
  const storyboard = await findOwnStoryboard(transaction, userId, storyboardId);
  if (!storyboard) throw new AppError('not_found');
  return storyboard;
}
