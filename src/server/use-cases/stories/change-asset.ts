import type { Transaction } from 'kysely';
import { readColour } from '#contract/colour-text.ts';
import { storyLimits, storyTexts, type StoryStyle } from '#contract/stories.ts';
import type { StoryCharacter, StoryProduct } from '#contract/story-words.ts';
import { isUnderWay } from '#contract/tasks.ts';
import type { Database } from '../../db/database.ts';
import { lockOwnStory } from '../../db/stories.ts';
import { findAsset, updateAsset, type AssetRow } from '../../db/story-assets.ts';
import type { Tables } from '../../db/tables.ts';
import { describeCharacter, describeProduct } from '../../domain/stories/story-prompts.ts';
import { AppError } from '../../errors.ts';
import { cancelTask, startTask } from '../tasks/life-cycle.ts';
import { assetRecipe } from './asset-recipe.ts';
import { requireAssetCapacity, requirePictures, type StartPicturesDeps } from './picture-limits.ts';

type Text = string | null | undefined;
/** Missing fields stay unchanged. */
export type AssetForm = {
  name?: Text;
  description?: Text;
  role?: Text;
  age?: StoryCharacter['age'] | null | undefined;
  gender?: StoryCharacter['gender'] | null | undefined;
  appearance?: Text;
  clothing?: Text;
  kind?: StoryProduct['kind'] | null | undefined;
  colour?: Text;
};
type OwnAsset = { userId: string; storyId: string; assetId: string };
type Deps = StartPicturesDeps & { database: Database };

/** Changes the description of a character or product and redraws it. A drawing in progress is abandoned. */
export async function changeAsset(deps: Deps, own: OwnAsset, form: AssetForm): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const { asset, style } = await lockAsset(transaction, own);
    const subject =
      asset.kind === 'character'
        ? changeCharacter(asset.subject as StoryCharacter, form)
        : changeProduct(asset.subject as StoryProduct, form);
    if (asset.task_id) await cancelTask(deps, transaction, asset.task_id);
    await startDrawing(deps, transaction, { own, style, asset: { ...asset, subject } });
  });
}

/** Redraws a character or product: the same picture if the last attempt failed, otherwise a different one. */
export async function redrawAsset(deps: Deps, own: OwnAsset): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const { asset, style } = await lockAsset(transaction, own);
    if (isUnderWay(asset)) throw new AppError('picture_in_progress', storyTexts.pictureInProgress);
    await requirePictures(deps, transaction);
    const variation = asset.variation + (asset.stored ? 1 : 0);
    await startDrawing(deps, transaction, { own, style, asset: { ...asset, variation } });
  });
}

async function lockAsset(
  transaction: Transaction<Tables>,
  { userId, storyId, assetId }: OwnAsset,
): Promise<{ asset: AssetRow; style: StoryStyle }> {
  const story = await lockOwnStory(transaction, userId, storyId);
  const asset = story && (await findAsset(transaction, assetId));
  if (asset?.story_id !== storyId) throw new AppError('not_found');
  return { asset, style: story!.style };
}

async function startDrawing(
  deps: Deps,
  transaction: Transaction<Tables>,
  { own, style, asset }: { own: OwnAsset; style: StoryStyle; asset: AssetRow },
): Promise<void> {
  const { userId, storyId, assetId } = own;
  await requireAssetCapacity(transaction, userId, 1);
  const { kind, subject, variation } = asset;
  const recipe = assetRecipe(deps.pictures.engine, { storyId, style, kind, subject, variation });
  const taskId = await startTask(deps, transaction, {
    kind: 'make-story-asset',
    userId,
    subjectId: assetId,
    data: { assetId, recipe },
  });
  await updateAsset(transaction, assetId, { subject, variation, recipe, taskId });
}

function textOf(field: string, value: Text, before: string, max: number): string {
  const text = value?.replaceAll(/\s+/g, ' ').trim();
  if (text === undefined) return before;
  if ([...text].length > max) throw new AppError('invalid_request', storyTexts.assetTextTooLong, { field });
  return text;
}

function nameOf(value: Text, before: string): string {
  const name = textOf('name', value, before, storyLimits.maxAssetNameCharacters);
  if (name === '') throw new AppError('invalid_request', storyTexts.assetNameMissing, { field: 'name' });
  return name;
}

function changeCharacter(before: StoryCharacter, form: AssetForm): StoryCharacter {
  const max = storyLimits.maxAssetDescriptionCharacters;
  // One text with everything visible: each engine extracts hair and clothes from it.
  const described = form.description?.trim() ? form.description : undefined;
  const changed = {
    ...before,
    name: nameOf(form.name, before.name),
    role: textOf('role', form.role, before.role, storyLimits.maxAssetNameCharacters),
    age: form.age ?? before.age,
    gender: form.gender ?? before.gender,
    appearance: textOf('appearance', described ?? form.appearance, before.appearance, max),
    clothing: textOf('clothing', described ?? form.clothing, before.clothing, max),
  };
  return { ...changed, visualPrompt: describeCharacter({ ...changed, visualPrompt: '' }) };
}

function changeProduct(before: StoryProduct, form: AssetForm): StoryProduct {
  const changed = {
    ...before,
    name: nameOf(form.name, before.name),
    kind: form.kind ?? before.kind,
    colour: form.colour === undefined ? before.colour : colourOf(form.colour),
  };
  const words = textOf('description', form.description, '', storyLimits.maxAssetDescriptionCharacters);
  return { ...changed, visualPrompt: words || describeProduct({ ...changed, visualPrompt: '' }) };
}

function colourOf(text: string | null): string | null {
  const colour = text?.trim().toLowerCase();
  if (!colour) return null;
  // CSS colour names are single words; an unknown one falls back to the product's usual colour.
  const read = readColour(colour) ?? (/^[a-z]{3,20}$/.test(colour) ? colour : null);
  if (read === null) throw new AppError('colour_invalid', storyTexts.colourInvalid, { field: 'colour' });
  return read;
}
