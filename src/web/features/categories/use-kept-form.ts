import { useEffect, useRef, useState } from 'react';
import type { Category } from '#contract/calls/categories.ts';
import { onSessionExpired } from '../../lib/session.ts';
import { forgetForm, keepForm, recallForm, type KeptForm } from './category-memory.ts';

/** The values typed before the session ended, returned once; the watched form is stored when the session ends. */
export function useKeptForm(category: Category | null) {
  const [kept] = useState(() => recallForm(category?.id ?? null));
  const latest = useRef<KeptForm | null>(null);
  useEffect(() => {
    forgetForm();
    // Signing out on purpose leaves nothing behind.
    return onSessionExpired(() => {
      if (latest.current) keepForm(latest.current);
    });
  }, []);
  const watch = (form: KeptForm | null) => {
    latest.current = form;
  };
  return { kept, watch };
}
