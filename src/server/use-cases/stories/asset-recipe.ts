import type { PictureEngine } from '#contract/engines.ts';
import type { StoryStyle } from '#contract/stories.ts';
import type { StoryCharacter, StoryProduct } from '#contract/story-words.ts';
import { pictureRecipe } from '../../domain/recipes.ts';
import { characterSubject, productSubject, type WithVariation } from '../../domain/stories/story-pictures.ts';

type Asset = {
  storyId: string;
  style: StoryStyle;
  kind: 'character' | 'product';
  subject: StoryCharacter | StoryProduct;
  variation: number;
};

/** The content of the picture of a character or product. */
export function assetSubject(
  { kind, subject, variation, ...drawing }: Asset,
  cast: readonly WithVariation<StoryCharacter>[],
) {
  return kind === 'character'
    ? characterSubject(drawing, { ...(subject as StoryCharacter), variation }, cast)
    : productSubject(drawing, { ...(subject as StoryProduct), variation });
}

/** Independent of the other characters, so that changing them does not redraw a portrait. */
export const assetRecipe = (engine: PictureEngine, asset: Asset): string =>
  pictureRecipe(engine, assetSubject(asset, []));
