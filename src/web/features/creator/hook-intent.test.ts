import { describe, expect, test } from 'vitest';
import { draftFromGeneration, emptyDraft, type CreatorDraft } from './draft.ts';
import { hookIdempotencyKey, isHookEntryComplete, isHookUsable, isOtherHookWished } from './hook-intent.ts';
import { savedGeneration } from './saved-generation.fixture.ts';

const draft: CreatorDraft = {
  ...emptyDraft('d1'),
  hook: { ...emptyDraft('d1').hook, templateId: 'mia', text: 'Stop scrolling.' },
};
const made = {
  id: 'h1',
  status: 'processing' as const,
  templateId: 'mia',
  hookText: 'Stop scrolling.',
  textOverlayEnabled: true,
  voice: 'nova' as const,
  style: 'natural' as const,
  speed: 1,
};

describe('the wish for a hook', () => {
  test('needs an avatar and words', () => {
    expect(isHookEntryComplete(draft.hook)).toBe(true);
    expect(isHookEntryComplete({ ...draft.hook, text: ' \n ' })).toBe(false);
    expect(isHookEntryComplete({ ...draft.hook, templateId: null })).toBe(false);
  });

  test('keeps one key while nothing changes, however often it is sent', () => {
    expect(hookIdempotencyKey(draft, null)).toBe(hookIdempotencyKey({ ...draft }, null));
  });

  test.each([
    ['text', { ...draft, hook: { ...draft.hook, text: 'Wait.' } }],
    ['avatar', { ...draft, hook: { ...draft.hook, templateId: 'leo' } }],
    ['overlay', { ...draft, hook: { ...draft.hook, overlayEnabled: false } }],
    ['voice', { ...draft, hook: { ...draft.hook, voice: 'echo' as const } }],
    ['pace', { ...draft, hook: { ...draft.hook, speed: 1.1 } }],
    ['attempt', { ...draft, attempt: 1 }],
  ])('another %s is another key', (_name, other) => {
    expect(hookIdempotencyKey(other, null)).not.toBe(hookIdempotencyKey(draft, null));
  });
});

describe('a hook already made', () => {
  test('serves the same entries, finished or not', () => {
    expect(isHookUsable(draft, made)).toBe(true);
    expect(isHookUsable(draft, { ...made, status: 'completed' })).toBe(true);
  });

  test('serves no other entries, and never once it failed or was put aside', () => {
    expect(isHookUsable(draft, undefined)).toBe(false);
    expect(isHookUsable(draft, { ...made, hookText: 'Wait.' })).toBe(false);
    expect(isHookUsable(draft, { ...made, textOverlayEnabled: false })).toBe(false);
    expect(isHookUsable(draft, { ...made, status: 'failed' })).toBe(false);
    expect(isHookUsable({ ...draft, discardedHookId: 'h1' }, made)).toBe(false);
  });

  test('serves only the voice, manner and pace that it was spoken in', () => {
    const spoken = (hook: Partial<CreatorDraft['hook']>) =>
      isHookUsable({ ...draft, hook: { ...draft.hook, ...hook } }, made, 'nova');
    expect(spoken({})).toBe(true);
    expect(spoken({ voice: 'nova' })).toBe(true);
    expect(spoken({ voice: 'onyx' })).toBe(false);
    expect(spoken({ style: 'serious' })).toBe(false);
    expect(spoken({ speed: 1.2 })).toBe(false);
    expect(isHookUsable(draft, made, 'onyx')).toBe(false);
  });
});

describe('another hook than the one of the video', () => {
  const kept = draftFromGeneration('d1', savedGeneration);
  const hookAlone = (change: object) => ({
    ...savedGeneration,
    components: savedGeneration.components.map((part) =>
      part.type === 'hook' ? { ...part, ...change } : part,
    ),
  });

  test('is not wished while the entries are what it was made of', () => {
    expect(isOtherHookWished(kept, savedGeneration, 'nova')).toBe(false);
    expect(
      isOtherHookWished({ ...kept, hook: { ...kept.hook, text: ' Stop scrolling. ' } }, savedGeneration),
    ).toBe(false);
  });

  test.each([
    ['other words', { text: 'Wait.' }],
    ['no words', { text: '' }],
    ['another avatar', { templateId: 'leo' }],
    ['no overlay', { overlayEnabled: true }],
    ['another voice', { voice: 'nova' as const }],
    ['another pace', { speed: 1 }],
  ])('is wished by %s', (_name, change) => {
    expect(isOtherHookWished({ ...kept, hook: { ...kept.hook, ...change } }, savedGeneration)).toBe(true);
  });

  test('is wished once the one that is there was put aside', () => {
    expect(isOtherHookWished({ ...kept, discardedHookId: 'h1' }, savedGeneration)).toBe(true);
    expect(isOtherHookWished({ ...kept, discardedHookId: 'h0' }, savedGeneration)).toBe(false);
  });

  test('a voice that nobody chose is the avatar’s own', () => {
    const own = { ...kept, hook: { ...kept.hook, voice: null } };
    expect(isOtherHookWished(own, savedGeneration)).toBe(false);
    expect(isOtherHookWished(own, savedGeneration, 'echo')).toBe(false);
    expect(isOtherHookWished(own, savedGeneration, 'nova')).toBe(true);
  });

  test('a hook that failed is another matter', () => {
    const other = { ...kept, hook: { ...kept.hook, text: 'Wait.' } };
    expect(isOtherHookWished(other, hookAlone({ status: 'failed' }))).toBe(false);
  });
});
