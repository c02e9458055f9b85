import type { Reel } from '#contract/calls/reels.ts';
import { isBrandComplete, isCategoryComplete } from './brief.ts';
import { findDraft, type DraftStore } from './draft-memory.ts';
import { dataFromReel, emptyData, type ReelData } from './reel-data.ts';
import type { ReelState } from './reel-state.ts';
import type { ReelMilestones } from './steps.ts';

/** The reel that an address opens. */
export type OpenedReel = {
  /** The id of the wizard; another id means another reel. */
  draftId: string;
  reel: Reel | null;
  /** The brand of the last reel; null if unknown. */
  brand: ReelData['brand'] | null;
};

/** Opens a reel with the entries of this tab; without them, with those of the reel, or with the brand of the last reel. */
export function openState(memory: DraftStore, { reel, brand }: Omit<OpenedReel, 'draftId'>): ReelState {
  const reelId = reel?.id ?? null;
  const data =
    findDraft(memory, reelId) ?? (reel ? dataFromReel(reel) : brand ? { ...emptyData, brand } : emptyData);
  return { data, reelId, failure: null };
}

export const milestonesOf = ({ data, reelId }: Pick<ReelState, 'data' | 'reelId'>): ReelMilestones => ({
  hasBrand: isBrandComplete(data.brand),
  hasCategory: isCategoryComplete(data.category),
  hasReel: reelId !== null,
});
