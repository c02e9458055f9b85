import type { StoryCharacter, StoryProduct } from '#contract/story-words.ts';
import type { Connection } from './database.ts';
import type { StoredPicture } from './story-tables.ts';

const assetsWithTask = (connection: Connection) =>
  connection
    .selectFrom('story_assets')
    .leftJoin('tasks', 'tasks.id', 'story_assets.task_id')
    .select([
      'story_assets.id',
      'story_assets.story_id',
      'story_assets.user_id',
      'story_assets.kind',
      'story_assets.subject',
      'story_assets.variation',
      'story_assets.recipe',
      'story_assets.task_id',
      'story_assets.stored',
      'tasks.status',
      'tasks.started_at',
      'tasks.error_code',
    ]);

export type AssetRow = Awaited<ReturnType<typeof readAssets>>[number];

/** Characters before products. */
export const readAssets = (connection: Connection, storyId: string) =>
  assetsWithTask(connection)
    .where('story_assets.story_id', '=', storyId)
    .orderBy('story_assets.kind')
    .orderBy('story_assets.position')
    .execute();

/** For the job, which has no user. */
export const findAsset = (connection: Connection, assetId: string) =>
  assetsWithTask(connection).where('story_assets.id', '=', assetId).executeTakeFirst();

export async function insertAsset(
  connection: Connection,
  asset: {
    id: string;
    storyId: string;
    userId: string;
    kind: 'character' | 'product';
    position: number;
    subject: StoryCharacter | StoryProduct;
    recipe: string;
    taskId: string;
  },
): Promise<void> {
  await connection
    .insertInto('story_assets')
    .values({
      id: asset.id,
      story_id: asset.storyId,
      user_id: asset.userId,
      kind: asset.kind,
      position: asset.position,
      subject: JSON.stringify(asset.subject),
      recipe: asset.recipe,
      task_id: asset.taskId,
    })
    .execute();
}

/** Requests a redraw; the previous picture stays until the new one is drawn. */
export async function updateAsset(
  connection: Connection,
  assetId: string,
  change: { subject: StoryCharacter | StoryProduct; variation: number; recipe: string; taskId: string },
): Promise<void> {
  const { subject, variation, recipe, taskId } = change;
  await connection
    .updateTable('story_assets')
    .set({ subject: JSON.stringify(subject), variation, recipe, task_id: taskId })
    .where('id', '=', assetId)
    .execute();
}

/** Stores the picture, unless a newer redraw was requested since. */
export async function storeAsset(
  connection: Connection,
  assetId: string,
  stored: StoredPicture,
): Promise<void> {
  await connection
    .updateTable('story_assets')
    .set({ stored: JSON.stringify(stored) })
    .where('id', '=', assetId)
    .where('recipe', '=', stored.recipe)
    .execute();
}
