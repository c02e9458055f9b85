const held = new Set<symbol>();

/** A file that only this page has, until what this answers is called: it goes when the page goes. */
export function holdFile(): () => void {
  const file = Symbol('file');
  held.add(file);
  return () => held.delete(file);
}

export const holdsFile = (): boolean => held.size > 0;
