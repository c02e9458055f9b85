import type { DraftStore } from './draft-memory.ts';

/** A session storage for tests. */
export function memoryStore(): DraftStore {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
