import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the top when another step is shown, and moves the focus to the element `focus`, if given. */
export function useStepStart(step: string, focus?: RefObject<HTMLElement | null>): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === step) return;
    const isFirst = shown.current === null;
    shown.current = step;
    window.scrollTo({ top: 0 });
    if (!isFirst) focus?.current?.focus({ preventScroll: true });
  }, [step, focus]);
}
