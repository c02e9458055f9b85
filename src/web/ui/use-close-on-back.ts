import { createContext, useContext, useEffect, useRef } from 'react';

/** Gives a dialog an entry of the browser's history until what it returns is called. Null where there is none. */
export const DialogEntries = createContext<((close: () => void) => () => void) | null>(null);

/** While it is open, the browser's Back closes it instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const openEntry = useContext(DialogEntries);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (isOpen ? openEntry?.(() => latest.current()) : undefined), [openEntry, isOpen]);
}
