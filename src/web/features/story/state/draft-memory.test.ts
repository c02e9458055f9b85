import { expect, test } from 'vitest';
import { findScenes, rememberScenes } from '../scenes/scene-memory.ts';
import { findDraft, forgetDraft, rememberDraft } from './draft-memory.ts';

function memoryStore() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
const draft = { narrative: 'Once upon a time', style: 'comic' } as const;

test('each story has its own draft, including a new story', () => {
  const store = memoryStore();
  rememberDraft(store, null, draft);
  rememberDraft(store, 'story', { ...draft, narrative: 'Another one' });
  expect(findDraft(store, null)).toEqual(draft);
  expect(findDraft(store, 'story')?.narrative).toBe('Another one');
  forgetDraft(store, null);
  expect([findDraft(store, null), findDraft(store, 'story')?.narrative]).toEqual([null, 'Another one']);
});

test('unreadable data is ignored', () => {
  const store = memoryStore();
  rememberDraft(store, null, draft);
  const [key] = store.entries.keys();
  for (const broken of ['{', 'null', '{"narrative":1}', '{"narrative":"a","style":"oil"}']) {
    store.setItem(key!, broken);
    expect(findDraft(store, null)).toBeNull();
  }
});

test('a full store does not break the page', () => {
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => rememberDraft(full, null, draft)).not.toThrow();
  expect(() => rememberScenes(full, 'story', { version: 1, scenes: [] })).not.toThrow();
});

test('unsaved scenes survive a reload and are dropped once saved', () => {
  const store = memoryStore();
  const scenes = [{ key: 'a', id: 'a', title: 'Dawn', narration: 'It is early.' }];
  rememberScenes(store, 'story', { version: 3, scenes });
  expect(findScenes(store, 'story')).toEqual({ version: 3, scenes });
  const [key] = store.entries.keys();
  store.setItem(key!, '{"version":3,"scenes":[{"key":1}]}');
  expect(findScenes(store, 'story')).toBeNull();
  rememberScenes(store, 'story', null);
  expect(store.entries.size).toBe(0);
});
