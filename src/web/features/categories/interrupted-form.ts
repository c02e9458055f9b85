import type { Category } from '#contract/calls/categories.ts';
import type { CategoryDraft } from './category-draft.ts';

/** A form whose session ended: its initial values, null for a new category, and the typed values. */
export type InterruptedForm = { before: Category | null; draft: CategoryDraft };

const memoryKey = 'hookline.categoryForm';

/** Stores a form in this tab, replacing the previous form. */
export function storeInterruptedForm(form: InterruptedForm): void {
  try {
    sessionStorage.setItem(memoryKey, JSON.stringify(form));
  } catch {
    // A form that is too large for the tab's storage is lost; the sign-in page must open nevertheless.
  }
}

/** The stored form of this category; null if it belongs to another category. */
export function findInterruptedForm(categoryId: string | null): InterruptedForm | null {
  const stored = JSON.parse(sessionStorage.getItem(memoryKey) ?? 'null') as InterruptedForm | null;
  return stored && (stored.before?.id ?? null) === categoryId ? stored : null;
}

export const forgetInterruptedForm = (): void => sessionStorage.removeItem(memoryKey);
