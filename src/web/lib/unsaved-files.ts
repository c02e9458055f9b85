const unsaved = new Set<symbol>();

/** Marks a file that only this page has: it is lost when the page closes. Returns a function that ends the mark. */
export function trackUnsavedFile(): () => void {
  const file = Symbol('file');
  unsaved.add(file);
  return () => unsaved.delete(file);
}

export const hasUnsavedFile = (): boolean => unsaved.size > 0;
