import type { TaskData } from '#contract/tasks.ts';
import type { Database } from '../../db/database.ts';
import { findAsset, readAssets, storeAsset } from '../../db/story-assets.ts';
import { findStory } from '../../db/stories.ts';
import type { WriteResult } from '../../db/tables.ts';
import { characterPrompt, productPrompt } from '../../domain/stories/story-prompts.ts';
import type { JobContext } from '../../domain/tasks.ts';
import { assetSubject } from './asset-recipe.ts';
import { toCast } from './gather-cast.ts';
import { drawPicture, type DrawPictureDeps } from './draw-picture.ts';

export type MakeAssetDeps = DrawPictureDeps & { database: Database };

/** Draws a character or product of a story. Returns how to write the result. */
export async function makeAsset(
  deps: MakeAssetDeps,
  { assetId, recipe }: TaskData<'make-story-asset'>,
  context: JobContext,
): Promise<WriteResult> {
  const asset = await findAsset(deps.database, assetId);
  const story = asset && (await findStory(deps.database, asset.story_id));
  if (!story || asset.recipe !== recipe) throw new Error('the asset has changed');
  const { kind, variation } = asset;
  const { style } = story;
  const cast = toCast(await readAssets(deps.database, story.id)).characters;
  const subject = assetSubject({ storyId: story.id, style, kind, subject: asset.subject, variation }, cast);
  const prompt =
    subject.kind === 'character'
      ? characterPrompt(subject.character, style)
      : productPrompt(subject.product, style);
  const stored = await drawPicture(
    deps,
    { userId: asset.user_id, folder: 'story-assets', recipe, prompt, subject, shape: 'square' },
    context,
  );
  return (transaction) => storeAsset(transaction, assetId, stored);
}
