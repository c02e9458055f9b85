import { limits } from '#contract/limits.ts';

/** The last hooks that were shown: for which entries, and their version. */
export type WrittenVersion = { brief: string; version: number };

/** Other hooks for the same entries, the first ones for new entries. */
export const nextVersion = (written: WrittenVersion | null, brief: string): number =>
  written?.brief === brief ? (written.version + 1) % (limits.maxHookIdeasVersion + 1) : 0;
