import { useEffect, useRef, useState } from 'react';
import type { Category } from '#contract/calls/categories.ts';
import { onSessionExpired } from '../../lib/session.ts';
import {
  forgetInterruptedForm,
  storeInterruptedForm,
  findInterruptedForm,
  type InterruptedForm,
} from './interrupted-form.ts';

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
