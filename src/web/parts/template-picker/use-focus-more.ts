import { useEffect, useRef } from 'react';

/** After more items load, the focus moves to the first new item unless the person moved it elsewhere. */
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
