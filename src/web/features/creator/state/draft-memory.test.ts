import { wholePicture } from '#contract/framing.ts';
import { expect, test } from 'vitest';
import { draftFromGeneration, emptyDraft } from './draft.ts';
import { declineDraft, findDraft, forgetDraft, isDraftDeclined, rememberDraft } from './draft-memory.ts';
import { memoryStore } from './memory-store.fixture.ts';
import { savedGeneration } from '../saved-generation.fixture.ts';

test('a draft is restored for its own video only', () => {
  const store = memoryStore();
  const empty = emptyDraft('d1');
  const draft = { ...empty, hook: { ...empty.hook, templateId: 'mia', text: 'Stop.' } };
  rememberDraft(store, 'g1', draft);
  expect(findDraft(store, 'g1')).toEqual(draft);
  expect(findDraft(store, null)).toBeNull();
  forgetDraft(store, 'g1');
  expect(findDraft(store, 'g1')).toBeNull();
});

test('a draft that an earlier version stored keeps the count of its starts', () => {
  const store = memoryStore();
  const { startCount: _, ...draft } = emptyDraft('d1');
  store.setItem('creator-draft-6:new', JSON.stringify({ ...draft, attempt: 2 }));
  expect(findDraft(store, null)).toEqual({ ...draft, startCount: 2 });
  store.setItem('creator-draft-6:new', JSON.stringify(draft));
  expect(findDraft(store, null)).toBeNull();
});

test('a draft with another schema is ignored', () => {
  const store = memoryStore();
  store.setItem('creator-draft-2:new', '{"id":7}');
  expect(findDraft(store, null)).toBeNull();
  store.setItem('creator-draft-2:new', 'no json');
  expect(findDraft(store, null)).toBeNull();
});

test('a declined draft is not offered again, another draft is', () => {
  const store = memoryStore();
  expect(isDraftDeclined(store, 'g1')).toBe(false);
  declineDraft(store, 'g1');
  expect([isDraftDeclined(store, 'g1'), isDraftDeclined(store, 'g2')]).toEqual([true, false]);
});

test('a full store does not break the page', () => {
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => rememberDraft(full, null, emptyDraft('d1'))).not.toThrow();
});

test('a saved video restores its inputs', () => {
  const draft = draftFromGeneration('d1', savedGeneration);
  expect(draft.hook).toEqual({
    templateId: 'mia',
    text: 'Stop scrolling.',
    overlayEnabled: false,
    captionStyle: null,
    hookStyle: 'casual',
    voice: 'echo',
    style: 'serious',
    speed: 1.2,
  });
  expect(draft.product).toEqual({
    uploadId: 'u1',
    captions: null,
    startSeconds: 2,
    endSeconds: 30,
    overlayText: 'New',
    framing: wholePicture,
    volume: 100,
  });
  expect(draft.music).toEqual({ choice: 'yes', source: 'own', uploadId: 'u2', trackId: null, volume: 40 });
  expect(draftFromGeneration('d1', { ...savedGeneration, audioSource: 'none' }).music.choice).toBe('no');
});
