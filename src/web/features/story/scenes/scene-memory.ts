import type { DraftStore } from '../state/draft-memory.ts';
import type { DraftScene, SceneDraft } from './scene-draft.ts';

/** Incremented when the shape of the data changes. */
const shape = 1;
const keyOf = (storyId: string): string => `story-scenes-${shape}:${storyId}`;

type Remembered = Pick<SceneDraft, 'version' | 'scenes'>;

const isScene = (value: Partial<DraftScene> | null): value is DraftScene =>
  typeof value?.key === 'string' && typeof value.title === 'string' && typeof value.narration === 'string';

/** The unsaved changes of this tab; unreadable data counts as none. */
export function findScenes(store: DraftStore, storyId: string): Remembered | null {
  try {
    const value = JSON.parse(store.getItem(keyOf(storyId)) ?? 'null') as Partial<Remembered> | null;
    const { version, scenes } = value ?? {};
    return typeof version === 'number' && Array.isArray(scenes) && scenes.every(isScene)
      ? { version, scenes }
      : null;
  } catch {
    return null;
  }
}

/** Stores the unsaved changes; null removes them. If the store is full or blocked, they do not survive a reload. */
export function rememberScenes(store: DraftStore, storyId: string, draft: Remembered | null): void {
  try {
    if (draft === null) store.removeItem(keyOf(storyId));
    else store.setItem(keyOf(storyId), JSON.stringify({ version: draft.version, scenes: draft.scenes }));
  } catch {
    return;
  }
}
