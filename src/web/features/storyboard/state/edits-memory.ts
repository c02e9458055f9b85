import { noEdits, hasEditsToLose, type FrameEdits } from './frame-edits.ts';

export type EditsStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Incremented when the shape of the edits changes, so that edits of an older version are ignored. */
const shape = 1;
const keyOf = (storyboardId: string): string => `storyboard-edits-${shape}:${storyboardId}`;

const isEdits = (value: unknown): value is FrameEdits =>
  typeof value === 'object' && value !== null && Object.keys(noEdits).every((name) => name in value);

/** This tab's unsaved changes; unreadable data counts as none. */
export function findEdits(store: EditsStore, storyboardId: string): FrameEdits {
  try {
    const value: unknown = JSON.parse(store.getItem(keyOf(storyboardId)) ?? 'null');
    return isEdits(value) ? value : noEdits;
  } catch {
    return noEdits;
  }
}

/** If the store is full or blocked, unsaved changes do not survive a reload. */
export function rememberEdits(store: EditsStore, storyboardId: string, edits: FrameEdits): void {
  try {
    if (hasEditsToLose(edits)) store.setItem(keyOf(storyboardId), JSON.stringify(edits));
    else store.removeItem(keyOf(storyboardId));
  } catch {
    return;
  }
}
