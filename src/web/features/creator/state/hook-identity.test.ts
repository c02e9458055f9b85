import { describe, expect, test } from 'vitest';
import { draftFromGeneration, emptyDraft, type CreatorDraft } from './draft.ts';
import {
  findReusableTake,
  hookIdempotencyKey,
  isCaptionChange,
  isHookUsable,
  isOtherHookWanted,
  isHookChoiceRequired,
  missingPart,
} from './hook-identity.ts';
import { savedGeneration } from '../saved-generation.fixture.ts';

const draft: CreatorDraft = {
  ...emptyDraft('d1'),
  hook: { ...emptyDraft('d1').hook, templateId: 'mia', text: 'Stop scrolling.' },
};
const existing = {
  id: 'h1',
  status: 'processing' as const,
  templateId: 'mia',
  hookText: 'Stop scrolling.',
  textOverlayEnabled: true,
  captionStyle: null,
  hookStyle: 'casual' as const,
  voice: 'nova' as const,
  style: 'natural' as const,
  speed: 1,
};

test('of several takes with the same settings, the latest finished one is reused', () => {
  const take = (id: string, changes: Partial<typeof existing> = {}) => ({
    ...existing,
    id,
    status: 'completed' as const,
    ...changes,
  });
  const takes = [
    take('first'),
    take('second'),
    take('other', { hookText: 'Wait.' }),
    { ...take('last'), status: 'processing' as const },
  ];
  expect(findReusableTake(draft, takes)?.id).toBe('second');
  expect(findReusableTake(draft, takes.slice(2))).toBeUndefined();
});

describe('a hook that is to be started', () => {
  test('needs an avatar and words', () => {
    expect(missingPart(draft.hook)).toBe(null);
    expect(missingPart({ ...draft.hook, text: ' \n ' })).toBe('text');
    expect(missingPart({ ...draft.hook, templateId: null })).toBe('speaker');
    expect(missingPart({ ...draft.hook, templateId: null, text: '' })).toBe('both');
  });

  test('keeps its idempotency key while nothing changes', () => {
    expect(hookIdempotencyKey(draft, null, null)).toBe(hookIdempotencyKey({ ...draft }, null, null));
  });

  test.each([
    ['text', { ...draft, hook: { ...draft.hook, text: 'Wait.' } }],
    ['avatar', { ...draft, hook: { ...draft.hook, templateId: 'leo' } }],
    ['overlay', { ...draft, hook: { ...draft.hook, overlayEnabled: false } }],
    ['style of captions', { ...draft, hook: { ...draft.hook, captionStyle: 'pop' as const } }],
    ['hook style', { ...draft, hook: { ...draft.hook, hookStyle: 'energetic' as const } }],
    ['voice', { ...draft, hook: { ...draft.hook, voice: 'echo' as const } }],
    ['pace', { ...draft, hook: { ...draft.hook, speed: 1.1 } }],
    ['count of starts', { ...draft, startCount: 1 }],
  ])('another %s is another key', (_name, other) => {
    expect(hookIdempotencyKey(other, null, null)).not.toBe(hookIdempotencyKey(draft, null, null));
  });

  test('another take of the same inputs has another key, the same for repeated clicks', () => {
    const another = hookIdempotencyKey(draft, 'g1', 'h1');
    expect(another).not.toBe(hookIdempotencyKey(draft, 'g1', null));
    expect(hookIdempotencyKey(draft, 'g1', 'h1')).toBe(another);
  });
});

describe('a hook already made', () => {
  test('is reused for the same inputs, finished or not', () => {
    expect(isHookUsable(draft, existing)).toBe(true);
    expect(isHookUsable(draft, { ...existing, status: 'completed' })).toBe(true);
  });

  test('is not reused for other inputs or after it failed', () => {
    expect(isHookUsable(draft, undefined)).toBe(false);
    expect(isHookUsable(draft, { ...existing, hookText: 'Wait.' })).toBe(false);
    expect(isHookUsable(draft, { ...existing, textOverlayEnabled: false })).toBe(false);
    expect(isHookUsable(draft, { ...existing, captionStyle: 'pop' })).toBe(false);
    expect(isHookUsable(draft, { ...existing, hookStyle: 'minimalist' })).toBe(false);
    expect(isHookUsable(draft, { ...existing, status: 'failed' })).toBe(false);
  });

  test('is only reused for its voice, style and speed', () => {
    const spoken = (hook: Partial<CreatorDraft['hook']>) =>
      isHookUsable({ ...draft, hook: { ...draft.hook, ...hook } }, existing, 'nova');
    expect(spoken({})).toBe(true);
    expect(spoken({ voice: 'nova' })).toBe(true);
    expect(spoken({ voice: 'onyx' })).toBe(false);
    expect(spoken({ style: 'serious' })).toBe(false);
    expect(spoken({ speed: 1.2 })).toBe(false);
    expect(isHookUsable(draft, existing, 'onyx')).toBe(false);
  });
});

describe('other captions for the same hook', () => {
  const finished = {
    ...existing,
    status: 'completed' as const,
    textOverlayEnabled: false,
    captionStyle: 'pop' as const,
  };
  const settings = { ...draft.hook, overlayEnabled: false, captionStyle: 'boxed' as const };

  test('cost nothing once it is finished', () => {
    expect(isCaptionChange(settings, finished)).toBe(true);
    expect(isCaptionChange(settings, { ...finished, captionStyle: null })).toBe(true);
    expect(isCaptionChange({ ...settings, captionStyle: null }, finished)).toBe(true);
    expect(isCaptionChange(settings, { ...finished, status: 'processing' })).toBe(false);
    expect(isCaptionChange({ ...settings, captionStyle: 'pop' }, finished)).toBe(false);
    expect(isCaptionChange(settings, undefined)).toBe(false);
  });

  test('are a new hook where anything else changes, or the picture holds the text', () => {
    expect(isCaptionChange({ ...settings, text: 'Wait.' }, finished)).toBe(false);
    expect(isCaptionChange({ ...settings, speed: 1.2 }, finished)).toBe(false);
    expect(isCaptionChange({ ...settings, overlayEnabled: true, captionStyle: null }, finished)).toBe(false);
    expect(isCaptionChange(settings, { ...finished, textOverlayEnabled: true, captionStyle: null })).toBe(
      false,
    );
  });
});

describe('a hook other than the one that the video has', () => {
  const kept = draftFromGeneration('d1', savedGeneration);
  const hookAlone = (change: object) => ({
    ...savedGeneration,
    components: savedGeneration.components.map((part) =>
      part.type === 'hook' ? { ...part, ...change } : part,
    ),
  });

  test('is not wanted while the settings are those of the video’s hook', () => {
    expect(isOtherHookWanted(kept, savedGeneration, 'nova')).toBe(false);
    expect(
      isOtherHookWanted({ ...kept, hook: { ...kept.hook, text: ' Stop scrolling. ' } }, savedGeneration),
    ).toBe(false);
  });

  test.each([
    ['other words', { text: 'Wait.' }],
    ['no words', { text: '' }],
    ['another avatar', { templateId: 'leo' }],
    ['no overlay', { overlayEnabled: true }],
    ['another voice', { voice: 'nova' as const }],
    ['another pace', { speed: 1 }],
  ])('is requested for %s', (_name, change) => {
    expect(isOtherHookWanted({ ...kept, hook: { ...kept.hook, ...change } }, savedGeneration)).toBe(true);
  });

  test('without a chosen voice, the avatar’s own is compared', () => {
    const own = { ...kept, hook: { ...kept.hook, voice: null } };
    expect(isOtherHookWanted(own, savedGeneration)).toBe(false);
    expect(isOtherHookWanted(own, savedGeneration, 'echo')).toBe(false);
    expect(isOtherHookWanted(own, savedGeneration, 'nova')).toBe(true);
  });

  test('is not asked about while the video’s hook has failed', () => {
    const other = { ...kept, hook: { ...kept.hook, text: 'Wait.' } };
    expect(isOtherHookWanted(other, hookAlone({ status: 'failed' }))).toBe(false);
  });

  describe('and the person has to choose', () => {
    const edited = { ...kept, hook: { ...kept.hook, text: 'Wait.' } };
    const facts = {
      generation: savedGeneration,
      isUsable: false,
      isStarting: false,
      ownVoice: 'nova',
    };
    test('once nothing is being done about it', () => {
      expect(isHookChoiceRequired({ draft: edited, isHookPostponed: false }, facts)).toBe(true);
    });
    test.each([
      ['the video is not loaded', { generation: undefined }],
      ['a hook with these settings exists', { isUsable: true }],
      ['it is being started', { isStarting: true }],
    ])('but not while %s', (_name, change) => {
      expect(isHookChoiceRequired({ draft: edited, isHookPostponed: false }, { ...facts, ...change })).toBe(
        false,
      );
    });
    test('nor while its start is postponed, nor for unchanged settings', () => {
      expect(isHookChoiceRequired({ draft: edited, isHookPostponed: true }, facts)).toBe(false);
      expect(isHookChoiceRequired({ draft: kept, isHookPostponed: false }, facts)).toBe(false);
    });
  });
});
