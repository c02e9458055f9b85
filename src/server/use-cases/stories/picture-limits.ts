import type { Transaction } from 'kysely';
import type { PictureEngine } from '#contract/engines.ts';
import { storyLimits, storyTexts } from '#contract/stories.ts';
import { arePicturesResting } from '../../db/storyboards.ts';
import type { Tables } from '../../db/tables.ts';
import { countActiveTasks } from '../../db/tasks.ts';
import { AppError } from '../../errors.ts';
import type { TaskDeps } from '../tasks/life-cycle.ts';

/** Requests know the drawing engine, because it is part of a picture's recipe. */
export type StartPicturesDeps = TaskDeps & { pictures: { engine: PictureEngine } };

const retryAfterSeconds = 20;

/** Throws `pictures_unavailable` while the connected engine's circuit breaker is open. */
export async function requirePictures(
  { pictures }: StartPicturesDeps,
  transaction: Transaction<Tables>,
): Promise<void> {
  if (pictures.engine === 'embedded') return;
  if (!(await arePicturesResting(transaction, retryAfterSeconds))) return;
  throw new AppError('pictures_unavailable', storyTexts.circuitBreaker, { retryAfterSeconds });
}

/** Throws `too_many_assets` if this user would have too many in progress. */
export async function requireAssetPlaces(
  transaction: Transaction<Tables>,
  userId: string,
  wanted: number,
): Promise<void> {
  const active = await countActiveTasks(transaction, userId, 'make-story-asset');
  if (active + wanted <= storyLimits.maxAssetsAtOnce) return;
  throw new AppError('too_many_assets', storyTexts.tooManyAssets, { retryAfterSeconds });
}
