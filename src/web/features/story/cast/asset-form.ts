import type { ClientInput } from '#contract/call.ts';
import type { changeAsset, CharacterAsset, ProductAsset } from '#contract/calls/stories.ts';

export type Asset = CharacterAsset | ProductAsset;
export type AssetChanges = ClientInput<typeof changeAsset>['body'];

export const isCharacter = (asset: Asset): asset is CharacterAsset => 'role' in asset;

/** The fields that fit a person. */
export type PersonForm = Pick<CharacterAsset, 'name' | 'role' | 'age' | 'gender' | 'appearance' | 'clothing'>;
/** The fields that fit a product. */
export type ProductForm = Pick<ProductAsset, 'name' | 'kind' | 'description'> & { colour: string };

export const personForm = (asset: CharacterAsset): PersonForm => {
  const { name, role, age, gender, appearance, clothing } = asset;
  return { name, role, age, gender, appearance, clothing };
};
export const productForm = ({ name, kind, colour, description }: ProductAsset): ProductForm => ({
  name,
  kind,
  colour: colour ?? '',
  description,
});

/** The request for a product. A new kind or color replaces the old description, unless that was changed too. */
export function productChanges(before: ProductAsset, form: ProductForm): AssetChanges {
  const { name, kind, colour, description } = form;
  const isOtherThing = kind !== before.kind || colour.trim() !== (before.colour ?? '');
  const hasOldWords = description.trim() === before.description.trim();
  return { name, kind, colour, ...(isOtherThing && hasOldWords ? {} : { description }) };
}
