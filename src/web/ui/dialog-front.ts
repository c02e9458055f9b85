type Waiting = () => void;

const standing = new Set<symbol>();
const waiting = new Set<Waiting>();

/** Marks a dialog as open in front of the page until the returned function is called. */
export function standInFront(): () => void {
  const dialog = Symbol('dialog');
  standing.add(dialog);
  return () => {
    standing.delete(dialog);
    if (standing.size > 0) return;
    const due = [...waiting];
    waiting.clear();
    for (const act of due) act();
  };
}

/** Acts now, or as soon as the last dialog has gone. */
export function whenNothingIsInFront(act: Waiting): void {
  if (standing.size === 0) act();
  else waiting.add(act);
}
