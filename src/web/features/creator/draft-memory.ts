import { creatorDraftSchema, type CreatorDraft } from './draft.ts';

type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (generationId: string | null): string => `creator-draft:${generationId ?? 'new'}`;

/** The unsent entries of this tab; anything unreadable counts as nothing. */
export function findDraft(store: DraftStore, generationId: string | null): CreatorDraft | null {
  const saved = store.getItem(keyOf(generationId));
  if (saved === null) return null;
  try {
    return creatorDraftSchema.parse(JSON.parse(saved));
  } catch {
    return null;
  }
}

/** A full or forbidden store only means that a reload forgets what was not sent yet. */
export function rememberDraft(store: DraftStore, generationId: string | null, draft: CreatorDraft): void {
  try {
    store.setItem(keyOf(generationId), JSON.stringify(draft));
  } catch {
    return;
  }
}

export const forgetDraft = (store: DraftStore, generationId: string | null): void =>
  store.removeItem(keyOf(generationId));
