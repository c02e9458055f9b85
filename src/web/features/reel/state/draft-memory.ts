import { emptyData, type ReelData } from './reel-data.ts';

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Counted up when the shape of the data changes: what an older version wrote is then never found. */
const shape = 1;
const keyOf = (reelId: string | null): string => `reel-draft-${shape}:${reelId ?? 'new'}`;

const isData = (value: unknown): value is ReelData =>
  typeof value === 'object' && value !== null && Object.keys(emptyData).every((name) => name in value);

/** The entries of this tab for a reel, or for the new one; anything unreadable counts as nothing. */
export function findDraft(store: DraftStore, reelId: string | null): ReelData | null {
  try {
    const value: unknown = JSON.parse(store.getItem(keyOf(reelId)) ?? 'null');
    return isData(value) ? value : null;
  } catch {
    return null;
  }
}

/** A full or forbidden store only means that a reload forgets what was not sent. */
export function rememberDraft(store: DraftStore, reelId: string | null, data: ReelData): void {
  try {
    store.setItem(keyOf(reelId), JSON.stringify(data));
  } catch {
    return;
  }
}

export const forgetNewDraft = (store: DraftStore): void => store.removeItem(keyOf(null));
