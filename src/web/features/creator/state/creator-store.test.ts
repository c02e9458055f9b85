import { expect, test } from 'vitest';
import { createCreatorStore, keepDraft } from './creator-store.ts';
import { findDraft, findVideo } from './draft-memory.ts';
import { emptyDraft } from './draft.ts';
import { memoryStore } from './memory-store.fixture.ts';

test('every change is stored immediately, under the video once it exists', () => {
  const memory = memoryStore();
  const store = createCreatorStore({ generationId: null, draft: emptyDraft('d1') });
  keepDraft(store, memory);
  store.dispatch({ type: 'change-hook', values: { text: 'Stop.' } });
  expect(findDraft(memory, null)?.hook.text).toBe('Stop.');
  expect(findVideo(memory, 'd1')).toBeNull();

  store.dispatch({ type: 'adopt-hook', generationId: 'g1', hookId: 'h1' });
  expect(findDraft(memory, null)).toBeNull();
  expect(findDraft(memory, 'g1')?.hook.text).toBe('Stop.');
  expect(findVideo(memory, 'd1')).toBe('g1');
});
