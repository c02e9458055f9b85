import { emptyDraft, type GreenscreenDraft } from './draft.ts';

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The owner of a draft. Without a clip it is the new video of this tab. */
export type DraftPlace = { clipId: string | null; generationId: string | null };

/** Incremented when the draft's shape changes, so that drafts of an older version are ignored. */
const shape = 1;
const keyOf = ({ clipId, generationId }: DraftPlace): string =>
  `greenscreen-draft-${shape}:${clipId ?? 'new'}:${generationId ?? ''}`;

const isDraft = (value: unknown): value is GreenscreenDraft =>
  typeof value === 'object' && value !== null && Object.keys(emptyDraft).every((name) => name in value);

/** The entries of this tab; unreadable data counts as none. */
export function findDraft(store: DraftStore, place: DraftPlace): GreenscreenDraft | null {
  try {
    const value: unknown = JSON.parse(store.getItem(keyOf(place)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** If the store is full or blocked, entries that were not sent do not survive a reload. */
export function rememberDraft(store: DraftStore, place: DraftPlace, draft: GreenscreenDraft): void {
  try {
    store.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    return;
  }
}

export const forgetNewDraft = (store: DraftStore): void =>
  store.removeItem(keyOf({ clipId: null, generationId: null }));
