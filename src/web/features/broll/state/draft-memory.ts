import { emptyDraft, type BrollDraft } from './draft.ts';

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Incremented when the draft's shape changes, so that drafts of an older version are ignored. */
const shape = 2;
/** Without a video it is the new one of this tab. */
const keyOf = (generationId: string | null): string => `broll-draft-${shape}:${generationId ?? 'new'}`;

const isDraft = (value: unknown): value is BrollDraft =>
  typeof value === 'object' && value !== null && Object.keys(emptyDraft).every((name) => name in value);

/** The entries of this tab; anything unreadable counts as nothing. */
export function findDraft(store: DraftStore, generationId: string | null): BrollDraft | null {
  try {
    const value: unknown = JSON.parse(store.getItem(keyOf(generationId)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Photos that have not arrived are only in this page. A full store only means that a reload forgets what was not sent. */
export function rememberDraft(store: DraftStore, generationId: string | null, draft: BrollDraft): void {
  try {
    const photos = draft.photos.filter(({ uploadId }) => uploadId !== null);
    store.setItem(keyOf(generationId), JSON.stringify({ ...draft, photos }));
  } catch {
    return;
  }
}

export const forgetNewDraft = (store: DraftStore): void => store.removeItem(keyOf(null));
