import type { Transaction } from 'kysely';
import { lockOwnStory } from '../../db/stories.ts';
import { findOwnStoryboard, type StoryboardRow } from '../../db/storyboards.ts';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';

export type OwnStoryboard = { userId: string; storyboardId: string };

/** Reads the storyboard after locking its story's row, which guards all its frames, until the transaction ends. */
export async function lockStoryboard(
  transaction: Transaction<Tables>,
  { userId, storyboardId }: OwnStoryboard,
): Promise<StoryboardRow> {
  const found = await findOwnStoryboard(transaction, userId, storyboardId);
  const story = found && (await lockOwnStory(transaction, userId, found.story_id));
  const storyboard = story && (await findOwnStoryboard(transaction, userId, storyboardId));
  if (!storyboard) throw new AppError('not_found');
  return storyboard;
}
