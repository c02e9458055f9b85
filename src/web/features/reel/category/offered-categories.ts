import type { Category } from '#contract/calls/categories.ts';
import { fallbackCategories } from '#contract/fallback-categories.ts';
import type { ReelData } from '../state/reel-data.ts';

export type OfferedSubcategory = {
  id: string;
  name: string;
  description: string;
  industriesServed: readonly string[];
  /** It has a reference video, from which the reel is cut. */
  hasVideo: boolean;
};
export type OfferedCategory = {
  id: string;
  name: string;
  description: string;
  thumbnail: string | null;
  subcategories: readonly OfferedSubcategory[];
};

/** The built-in sample categories. */
export const sampleCategories: readonly OfferedCategory[] = fallbackCategories.map((category) => ({
  ...category,
  subcategories: category.subcategories.map((each) => ({ ...each, hasVideo: false })),
}));

/** The categories as the wizard shows them; the samples if there are none. */
export function offerCategories(categories: readonly Category[]): readonly OfferedCategory[] {
  if (categories.length === 0) return sampleCategories;
  return categories.map(({ id, name, description, thumbnail, subcategories }) => ({
    id,
    name,
    description,
    thumbnail,
    subcategories: subcategories.map((each) => ({
      id: each.id,
      name: each.name,
      description: each.description,
      industriesServed: each.industriesServed,
      hasVideo: each.referenceVideoStatus === 'ready',
    })),
  }));
}

type Selection = ReelData['category'];

export const findChosen = (offered: readonly OfferedCategory[], { categoryId }: Selection) =>
  offered.find(({ id }) => id === categoryId);

/** Whether both are chosen and still on offer. */
export const isOffered = (offered: readonly OfferedCategory[], selection: Selection): boolean =>
  findChosen(offered, selection)?.subcategories.some(({ id }) => id === selection.subcategoryId) ?? false;

/** Another category clears the subcategory. */
export const chooseCategory = (selection: Selection, categoryId: string): Selection =>
  selection.categoryId === categoryId ? selection : { categoryId, subcategoryId: null };
