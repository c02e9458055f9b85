import type { HookKind } from '../hook-writer.ts';

/**
 * A family of products with hooks that fit each of them whatever the text says: about the viewer’s life with such things, never
 * about this one. Slots: {kind}, {kinds} and {thing} (see `pattern.ts`), and {it|them} for one thing and for several.
 */
export type Family = {
  /** Tested on the way it is had and its name, as in "book: oven cleaning". */
  when: RegExp;
  lines: Record<HookKind, readonly string[]>;
};

export const family = (when: RegExp, lines: Family['lines']): Family => ({ when, lines });
