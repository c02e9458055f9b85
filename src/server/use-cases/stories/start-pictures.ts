import type { Transaction } from 'kysely';
import type { PictureEngine } from '#contract/engines.ts';
import { storyLimits, storyTexts } from '#contract/stories.ts';
import { arePicturesResting } from '../../db/storyboards.ts';
import type { Tables } from '../../db/tables.ts';
import { countActiveTasks } from '../../db/tasks.ts';
import { AppError } from '../../errors.ts';
import type { TaskDeps } from '../tasks/life-cycle.ts';

/** Requests know which engine will draw, because it is a part of what names a picture. */
export type StartPicturesDeps = TaskDeps & { pictures: { engine: PictureEngine } };

const retryAfterSeconds = 20;

/** Throws `pictures_unavailable` while the connected engine is left alone after it failed often. */
export async function requirePictures(
  { pictures }: StartPicturesDeps,
  transaction: Transaction<Tables>,
): Promise<void> {
  if (pictures.engine === 'embedded') return;
  if (!(await arePicturesResting(transaction, retryAfterSeconds))) return;
  throw new AppError('pictures_unavailable', storyTexts.circuitBreaker, { retryAfterSeconds });
}

/** Throws `too_many_assets` when so many more would be too many at once for this person. */
export async function requireAssetPlaces(
  transaction: Transaction<Tables>,
  userId: string,
  wanted: number,
): Promise<void> {
  const active = await countActiveTasks(transaction, userId, 'make-story-asset');
  if (active + wanted <= storyLimits.maxAssetsAtOnce) return;
  throw new AppError('too_many_assets', storyTexts.tooManyAssets, { retryAfterSeconds });
}
