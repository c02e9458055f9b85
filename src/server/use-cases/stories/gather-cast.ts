import type { StoryCharacter, StoryProduct } from '#contract/story-words.ts';
import type { AssetRow } from '../../db/story-assets.ts';
import type { StoryCast } from '../../db/story-tables.ts';

/** A story's characters and products as its pictures show them. */
export function toCast(assets: readonly Pick<AssetRow, 'kind' | 'subject' | 'variation'>[]): StoryCast {
  const ofKind = <T>(kind: AssetRow['kind']) =>
    assets
      .filter((asset) => asset.kind === kind)
      .map(({ subject, variation }) => ({ ...(subject as T), variation }));
  return { characters: ofKind<StoryCharacter>('character'), products: ofKind<StoryProduct>('product') };
}
