import type { CreatorDraft } from './draft.ts';

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Incremented when the draft's shape changes, so that drafts of an older version are ignored. */
const shape = 6;
const keyOf = (generationId: string | null): string => `creator-draft-${shape}:${generationId ?? 'new'}`;

function toDraft(value: unknown): CreatorDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  // A page of an earlier version stored the count as `attempt`.
  const { attempt, ...rest } = value as { attempt?: unknown };
  const draft = attempt === undefined ? rest : { startCount: attempt, ...rest };
  const isComplete = ['id', 'startCount', 'hook', 'product', 'music'].every((name) => name in draft);
  return isComplete ? (draft as CreatorDraft) : null;
}

/** The unsent entries of this tab; anything unreadable counts as nothing. */
export function findDraft(store: DraftStore, generationId: string | null): CreatorDraft | null {
  const saved = store.getItem(keyOf(generationId));
  if (saved === null) return null;
  try {
    return toDraft(JSON.parse(saved));
  } catch {
    return null;
  }
}

/** A full or forbidden store only means that a reload forgets what was not sent yet. */
function write(store: DraftStore, key: string, value: string): void {
  try {
    store.setItem(key, value);
  } catch {
    return;
  }
}

export const rememberDraft = (store: DraftStore, generationId: string | null, draft: CreatorDraft): void =>
  write(store, keyOf(generationId), JSON.stringify(draft));

export const forgetDraft = (store: DraftStore, generationId: string | null): void =>
  store.removeItem(keyOf(generationId));

const declinedKey = 'creator-declined-draft';

/** This tab offers the draft no more. */
export const declineDraft = (store: DraftStore, generationId: string): void =>
  write(store, declinedKey, generationId);

export const isDraftDeclined = (store: DraftStore, generationId: string): boolean =>
  store.getItem(declinedKey) === generationId;

const videoKeyOf = (draftId: string): string => `creator-video:${draftId}`;

/** A new video received its id: it is no longer the new video, and earlier addresses lead to it. */
export function rememberVideo(store: DraftStore, draftId: string, generationId: string): void {
  forgetDraft(store, null);
  write(store, videoKeyOf(draftId), generationId);
}

/** The video that a draft has become. */
export const findVideo = (store: DraftStore, draftId: string): string | null =>
  store.getItem(videoKeyOf(draftId));
