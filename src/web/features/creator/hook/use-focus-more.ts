import { useEffect, useRef } from 'react';

/** After more was asked for, the focus goes on to the first of what is new, unless it was taken elsewhere meanwhile. */
export function useFocusMore(count: number) {
  const wall = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    const place = firstNew.current;
    firstNew.current = null;
    const { activeElement } = document;
    // The button goes with the last page, and its focus with it.
    if (activeElement !== document.body && activeElement !== button.current) return;
    wall.current?.querySelectorAll<HTMLElement>('li button')[place]?.focus();
  }, [count]);
  const awaitMore = () => {
    firstNew.current = count;
  };
  return { wall, button, awaitMore };
}
