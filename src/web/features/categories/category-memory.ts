import type { Category } from '#contract/calls/categories.ts';
import type { CategoryDraft } from './category-draft.ts';

/** A form whose session ended: what it began with, null for a new category, and what was typed. */
export type KeptForm = { before: Category | null; draft: CategoryDraft };

const memoryKey = 'hookline.categoryForm';

/** Keeps a form in this tab, in place of the one before. */
export function keepForm(form: KeptForm): void {
  try {
    sessionStorage.setItem(memoryKey, JSON.stringify(form));
  } catch {
    // One that is too large for the tab's memory is lost, and the way to the sign-in goes on.
  }
}

/** The form that was kept of this category, null where it is of another one. */
export function recallForm(categoryId: string | null): KeptForm | null {
  const kept = JSON.parse(sessionStorage.getItem(memoryKey) ?? 'null') as KeptForm | null;
  return kept && (kept.before?.id ?? null) === categoryId ? kept : null;
}

export const forgetForm = (): void => sessionStorage.removeItem(memoryKey);
