import { useEffect, useRef } from 'react';
import type { Category } from '#contract/calls/categories.ts';

const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null;

/** After a category is deleted, the card that takes its place gets the focus, or the last card. */
export function useFocusNext(categories: readonly Category[] | undefined) {
  const grid = useRef<HTMLUListElement>(null);
  const removed = useRef<{ id: string; place: number } | null>(null);
  useEffect(() => {
    if (removed.current === null || categories === undefined) return;
    const { id, place } = removed.current;
    if (categories.some((category) => category.id === id)) return;
    removed.current = null;
    const cards = grid.current?.querySelectorAll('li') ?? [];
    if (isFocusFree()) (cards[place] ?? cards[cards.length - 1])?.querySelector('a')?.focus();
  }, [categories]);
  const awaitRemoval = ({ id }: Category) => {
    removed.current = { id, place: categories?.findIndex((category) => category.id === id) ?? 0 };
  };
  return { grid, awaitRemoval };
}
