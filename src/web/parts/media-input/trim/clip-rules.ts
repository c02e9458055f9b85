import { limits } from '#contract/limits.ts';
import type { ClipFacts } from '../../../lib/trim/open-clip.ts';

export type ClipRules = {
  /** Whether this browser cuts the clip, so that only the chosen part is sent. The server cuts any other clip. */
  isCutInBrowser: (facts: ClipFacts) => boolean;
  /** Whether the whole file is sent as soon as it was read. `facts` is null if it could not be read. */
  isSentAtOnce: (facts: ClipFacts | null, isBegun: boolean) => boolean;
};

const isCutInBrowser = ({ isCuttable, durationSeconds }: ClipFacts): boolean =>
  isCuttable && (durationSeconds ?? 0) > limits.trimMinSeconds;

/** An interrupted upload continues at once, and a clip that cannot be cut here is sent at once. */
export const uploadRules: ClipRules = {
  isCutInBrowser,
  isSentAtOnce: (facts, isBegun) => isBegun || facts === null || !isCutInBrowser(facts),
};
