type Action = () => void;

const openDialogs = new Set<symbol>();
const waiting = new Set<Action>();

/** Marks a dialog as open in front of the page until the returned function is called. */
export function markDialogOpen(): () => void {
  const dialog = Symbol('dialog');
  openDialogs.add(dialog);
  return () => {
    openDialogs.delete(dialog);
    if (openDialogs.size > 0) return;
    const due = [...waiting];
    waiting.clear();
    for (const act of due) act();
  };
}

/** Acts now, or as soon as the last dialog has gone. */
export function whenNoDialogIsOpen(act: Action): void {
  if (openDialogs.size === 0) act();
  else waiting.add(act);
}
