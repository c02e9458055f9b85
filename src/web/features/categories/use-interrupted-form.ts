import { useEffect, useRef, useState } from 'react';
import type { Category } from '#contract/calls/categories.ts';
import { onSessionExpired } from '../../lib/session.ts';
import type { CategoryDraft } from './category-draft.ts';

/** The values typed before the session ended, returned once; the watched form is stored when the session ends. */
export function useInterruptedForm(category: Category | null) {
  const [interrupted] = useState(() => findInterruptedForm(category?.id ?? null));
  const latest = useRef<InterruptedForm | null>(null);
  useEffect(() => {
    forgetInterruptedForm();
    // Signing out on purpose leaves nothing behind.
    return onSessionExpired(() => {
      if (latest.current) storeInterruptedForm(latest.current);
    });
  }, []);
  const watch = (form: InterruptedForm | null) => {
    latest.current = form;
  };
  return { interrupted, watch };
}

/** A form whose session ended: its initial values, null for a new category, and the typed values. */
type InterruptedForm = { before: Category | null; draft: CategoryDraft };

const storageKey = 'hookline.categoryForm';

/** Stores a form in this tab, replacing the previous form. */
function storeInterruptedForm(form: InterruptedForm): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(form));
  } catch {
    // A form that is too large for the tab's storage is lost; the sign-in page must open nevertheless.
  }
}

/** The stored form of this category; null if it belongs to another one, which is then forgotten. */
function findInterruptedForm(categoryId: string | null): InterruptedForm | null {
  const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as InterruptedForm | null;
  return stored && (stored.before?.id ?? null) === categoryId ? stored : null;
}

const forgetInterruptedForm = (): void => sessionStorage.removeItem(storageKey);
