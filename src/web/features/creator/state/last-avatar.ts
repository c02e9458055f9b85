type AvatarStore = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'creator-last-avatar';

/** The speaker of the last hook that was started in this browser. */
export function findLastAvatar(store: AvatarStore): string | null {
  try {
    return store.getItem(key);
  } catch {
    return null;
  }
}

/** A full or forbidden store only means that the next video begins without a chosen avatar. */
export function rememberLastAvatar(store: AvatarStore, templateId: string): void {
  try {
    store.setItem(key, templateId);
  } catch {
    return;
  }
}
