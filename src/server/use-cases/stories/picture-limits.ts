import type { Transaction } from 'kysely';
import type { PictureEngine } from '#contract/engines.ts';
import { storyLimits, storyTexts } from '#contract/stories.ts';
import { hasRecentPictureOutage } from '../../db/storyboards.ts';
import type { Tables } from '../../db/tables.ts';
import { countActiveTasks } from '../../db/tasks.ts';
import { AppError } from '../../errors.ts';
import type { TaskDeps } from '../tasks/life-cycle.ts';

/** The web service knows the drawing engine too, because the engine is part of a picture's recipe. */
export type StartPicturesDeps = TaskDeps & { pictures: { engine: PictureEngine } };

/** Requests are refused for this long after an outage of the picture engine. */
const outageWindowSeconds = 20;
const retryAfterSeconds = outageWindowSeconds;

/** Throws `pictures_unavailable` while the connected engine's circuit breaker is open. */
export async function requirePictures(
  { pictures }: StartPicturesDeps,
  transaction: Transaction<Tables>,
): Promise<void> {
  if (pictures.engine === 'embedded') return;
  if (!(await hasRecentPictureOutage(transaction, outageWindowSeconds))) return;
  throw new AppError('pictures_unavailable', storyTexts.circuitBreaker, { retryAfterSeconds });
}

/** Throws `too_many_assets` if these would exceed the user's limit of assets in progress. */
export async function requireAssetCapacity(
  transaction: Transaction<Tables>,
  userId: string,
  requestedCount: number,
): Promise<void> {
  const active = await countActiveTasks(transaction, userId, 'make-story-asset');
  if (active + requestedCount <= storyLimits.maxAssetsAtOnce) return;
  throw new AppError('too_many_assets', storyTexts.tooManyAssets, { retryAfterSeconds });
}
