import { describe, expect, test } from 'vitest';
import { emptyDraft, type CreatorDraft } from './draft.ts';
import { hookIdempotencyKey, isHookEntryComplete, isHookUsable } from './hook-intent.ts';

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
