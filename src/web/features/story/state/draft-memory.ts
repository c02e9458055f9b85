import { defaultStoryStyle, isStoryStyle, type StoryStyle } from '#contract/stories.ts';

/** Entries that are not sent yet. */
export type StoryDraft = { narrative: string; style: StoryStyle };
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const emptyDraft: StoryDraft = { narrative: '', style: defaultStoryStyle };

/** Incremented when the data's shape changes, so that drafts of an older version are ignored. */
const shape = 1;
const keyOf = (storyId: string | null): string => `story-draft-${shape}:${storyId ?? 'new'}`;

/** This tab's entries for a story, or for the new story; unreadable data counts as none. */
export function findDraft(store: DraftStore, storyId: string | null): StoryDraft | null {
  try {
    const value = JSON.parse(store.getItem(keyOf(storyId)) ?? 'null') as Partial<StoryDraft> | null;
    if (typeof value?.narrative !== 'string' || !isStoryStyle(value.style ?? '')) return null;
    return { narrative: value.narrative, style: value.style! };
  } catch {
    return null;
  }
}

/** If the store is full or blocked, entries that were not sent do not survive a reload. */
export function rememberDraft(store: DraftStore, storyId: string | null, draft: StoryDraft): void {
  try {
    store.setItem(keyOf(storyId), JSON.stringify(draft));
  } catch {
    return;
  }
}

export const forgetDraft = (store: DraftStore, storyId: string | null): void =>
  store.removeItem(keyOf(storyId));
