import { emptyDraft, type GreenscreenDraft } from './draft.ts';

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a draft belongs to. Without a clip it is the new one of this tab. */
export type DraftPlace = { clipId: string | null; generationId: string | null };

/** Counted up when the draft's shape changes: what an older version wrote is then never found. */
const shape = 1;
const keyOf = ({ clipId, generationId }: DraftPlace): string =>
  `greenscreen-draft-${shape}:${clipId ?? 'new'}:${generationId ?? ''}`;

const isDraft = (value: unknown): value is GreenscreenDraft =>
  typeof value === 'object' && value !== null && Object.keys(emptyDraft).every((name) => name in value);

/** The entries of this tab; anything unreadable counts as nothing. */
export function findDraft(store: DraftStore, place: DraftPlace): GreenscreenDraft | null {
  try {
    const value: unknown = JSON.parse(store.getItem(keyOf(place)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** A full or forbidden store only means that a reload forgets what was not sent. */
export function rememberDraft(store: DraftStore, place: DraftPlace, draft: GreenscreenDraft): void {
  try {
    store.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    return;
  }
}

export const forgetNewDraft = (store: DraftStore): void =>
  store.removeItem(keyOf({ clipId: null, generationId: null }));
