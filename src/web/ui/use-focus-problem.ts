import { useEffect, useRef } from 'react';

/** After each refused attempt the first field with a problem has the focus. */
export function useFocusProblem(attempt: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return form;
}
