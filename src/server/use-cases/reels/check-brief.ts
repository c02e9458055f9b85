import { fallbackCategories } from '#contract/fallback-categories.ts';
import { findBrandProblems, otherIndustry, type ReelBrandForm, reelTexts } from '#contract/reels.ts';
import { findCategoryRow, readSubcategoryRows } from '../../db/categories.ts';
import type { Connection } from '../../db/database.ts';
import { AppError } from '../../errors.ts';

/** The fields of a request that describe a reel. */
export type BriefForm = ReelBrandForm & { categoryId: string; subcategoryId: string };

export type Brief = {
  brandName: string;
  industry: string;
  /** For the industry `Other` only. */
  customIndustry: string | null;
  offer: string | null;
  callToAction: string | null;
  categoryId: string;
  categoryName: string;
  subcategoryId: string;
  subcategoryName: string;
};

const refuse = (field: string, text: string): never => {
  throw new AppError('invalid_request', text, { field });
};

const tidy = (text: string | null | undefined): string | null => text?.replaceAll(/\s+/g, ' ').trim() || null;

/**
 * The brief with trimmed values and the names of its category. Throws `invalid_request` with the message for the first
 * invalid field, `category_unknown` or `subcategory_unknown`.
 */
export async function checkBrief(connection: Connection, form: BriefForm): Promise<Brief> {
  const [problem] = findBrandProblems(form);
  if (problem) refuse(problem.field, problem.text);
  const industry = form.industry.trim();
  return {
    brandName: tidy(form.brandName)!,
    industry,
    customIndustry: industry === otherIndustry ? tidy(form.customIndustry) : null,
    offer: tidy(form.offer),
    callToAction: tidy(form.callToAction),
    ...(await findCategoryNames(connection, form.categoryId.trim(), form.subcategoryId.trim())),
  };
}

/** A stored category, or a built-in one that the browser offers if the stored ones cannot be loaded. */
async function findCategoryNames(connection: Connection, categoryId: string, subcategoryId: string) {
  if (categoryId === '') refuse('categoryId', reelTexts.categoryMissing);
  if (subcategoryId === '') refuse('subcategoryId', reelTexts.subcategoryMissing);
  const fallback = fallbackCategories.find(({ id }) => id === categoryId);
  const category = fallback ?? (await findCategoryRow(connection, categoryId));
  if (!category) throw new AppError('category_unknown', reelTexts.categoryUnknown, { field: 'categoryId' });
  const subcategories: readonly { id: string; name: string }[] =
    fallback?.subcategories ?? (await readSubcategoryRows(connection, categoryId));
  const subcategory = subcategories.find(({ id }) => id === subcategoryId);
  if (!subcategory) {
    throw new AppError('subcategory_unknown', reelTexts.subcategoryUnknown, { field: 'subcategoryId' });
  }
  return {
    categoryId,
    categoryName: category.name,
    subcategoryId,
    subcategoryName: subcategory.name,
  };
}

/** The industry in the words of the reel. */
export const industryLabel = ({
  industry,
  customIndustry,
}: Pick<Brief, 'industry' | 'customIndustry'>): string => customIndustry ?? industry;
