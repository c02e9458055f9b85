import { useEffect, useRef, type RefObject } from 'react';

/** Every step begins at the top of the page; with `focus`, the keyboard continues from that element. */
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
