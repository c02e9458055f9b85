import { emptyData, type ReelData } from './reel-data.ts';

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Incremented when the data's shape changes, so that drafts of an older version are ignored. */
const shape = 1;
const keyOf = (reelId: string | null): string => `reel-draft-${shape}:${reelId ?? 'new'}`;

const isData = (value: unknown): value is ReelData =>
  typeof value === 'object' && value !== null && Object.keys(emptyData).every((name) => name in value);

/** This tab's entries for a reel, or for the new reel; unreadable data counts as none. */
export function findDraft(store: DraftStore, reelId: string | null): ReelData | null {
  try {
    const value: unknown = JSON.parse(store.getItem(keyOf(reelId)) ?? 'null');
    return isData(value) ? value : null;
  } catch {
    return null;
  }
}

/** If the store is full or blocked, entries that were not sent do not survive a reload. */
export function rememberDraft(store: DraftStore, reelId: string | null, data: ReelData): void {
  try {
    store.setItem(keyOf(reelId), JSON.stringify(data));
  } catch {
    return;
  }
}

export const forgetNewDraft = (store: DraftStore): void => store.removeItem(keyOf(null));
