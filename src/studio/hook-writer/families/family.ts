import type { HookKind } from '../hook-writer.ts';

/**
 * A family of products with hooks that fit each of them whatever the text says: about the viewer’s life with such things, never
 * about this one. Slots: {kind}, {kinds} and {thing} (see `pattern.ts`), and {it|them} for one thing and for several.
 */
export type Family = {
  /** Tested on the way it is had and its name, as in "book: oven cleaning". */
  when: RegExp;
  lines: Record<HookKind, readonly string[]>;
  /** Must be in the whole text, too: bread that is delivered, not bread of a bakery. */
  only?: RegExp;
};

export const family = (when: RegExp, lines: Family['lines'], only?: RegExp): Family =>
  only ? { when, lines, only } : { when, lines };
